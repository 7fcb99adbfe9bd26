import type { Signal } from '@preact/signals'

/** A callback that keeps what a field says. */
export const setTo =
  <T>(target: Signal<T>) =>
  (value: T): void => {
    target.value = value
  }
