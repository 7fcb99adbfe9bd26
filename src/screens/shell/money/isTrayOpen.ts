import { signal } from '@preact/signals'

/** The list of open actions is shown; its button, a menu or a failed action may ask for it. */
export const isTrayOpen = signal(false)
