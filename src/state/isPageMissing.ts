import { signal } from '@preact/signals'

/** Whether the visitor was led to the start because the address has no page. */
export const isPageMissing = signal(false)
