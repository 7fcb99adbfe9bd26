import { signal } from '@preact/signals'
import type { AppError } from '../errors'

/** A login by password is under way. It has a state of its own: neither way in locks the other. */
export const isPasswordLoginBusy = signal(false)
export const passwordLoginError = signal<AppError | null>(null)
