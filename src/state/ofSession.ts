import type { Signal } from '@preact/signals'

const resets: (() => void)[] = []

/** Marks a state as belonging to the login: when that ends, it returns to its first value. */
export function ofSession<State extends Signal<unknown>>(state: State): State {
  const first = state.value
  resets.push(() => {
    state.value = first
  })
  return state
}

/** Returns every state of the login to its first value. */
export function forgetStates(): void {
  for (const reset of resets) reset()
}
