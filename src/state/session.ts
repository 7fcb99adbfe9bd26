import { computed, signal } from '@preact/signals'
import type { Role, User } from '../domain/player'
import type { AppError } from '../errors'

/** The bearer token; null for a visitor. Kept in storage only with "remember me". */
export const token = signal<string | null>(null)
/** Who is logged in; null until the user info call succeeded. Spec 4. */
export const user = signal<User | null>(null)
export const isLoggedIn = computed(() => token.value !== null)
/** The player's roles, one per server; null until loaded. */
export const roles = signal<Role[] | null>(null)
export const serverId = signal<string | null>(null)
/** Grows with each login and logout; a late reply of an older one is dropped. */
export const sessionEpoch = signal(0)

/** How far a wallet login has come, for the words next to the button. */
export type LoginStage = 'idle' | 'find' | 'wallet' | 'chain' | 'message' | 'sign' | 'token' | 'failed'
export const loginStage = signal<LoginStage>('idle')
export const loginError = signal<AppError | null>(null)
