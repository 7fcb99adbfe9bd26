import { signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'

/** What the login page says under its title instead of its lead. */
export const greeting = signal<ComponentChildren>(null)
