import { signal } from '@preact/signals'

/** Whether the list of open actions is shown; its button, a menu or a failed action can open it. */
export const isTrayOpen = signal(false)
