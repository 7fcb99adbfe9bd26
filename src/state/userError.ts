import { signal } from '@preact/signals'
import type { AppError } from '../errors'

/** Why the player could not be read the last time; null while it is not known, or once they could. */
export const userError = signal<AppError | null>(null)
