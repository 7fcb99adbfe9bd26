import type { Signal } from '@preact/signals'

/** A callback that stores a field's value in a signal. */
export const setTo =
  <T>(target: Signal<T>) =>
  (value: T): void => {
    target.value = value
  }
