import { signal } from '@preact/signals'
import type { AppError } from '../errors'

/** A password login is under way. Separate from the wallet login's state, so neither locks the other. */
export const isPasswordLoginBusy = signal(false)
/** The form is open; it has the choice to be remembered, beside the password. */
export const isPasswordFormOpen = signal(false)
export const passwordLoginError = signal<AppError | null>(null)
