import { signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'

/** What the login page says instead of its title and lead. */
export const greeting = signal<ComponentChildren>(null)
