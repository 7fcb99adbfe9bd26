import { signal } from '@preact/signals'

/** "Remember me": whether the next login outlives the page. Both ways to log in share the choice. */
export const rememberMe = signal(true)
