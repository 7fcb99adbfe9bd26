import { readItem } from '../../storage/settings'

/** The invite code the visitor came with, if any. */
export const readInviteCode = (): string | null => readItem('inviteCode')
