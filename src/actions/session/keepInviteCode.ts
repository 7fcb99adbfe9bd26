import { writeItem } from '../../storage/settings'

/** Keeps an invite code for the next login: an account that is new then belongs to whose code it is. Spec 2. */
export const keepInviteCode = (code: string): void => void writeItem('inviteCode', code)
