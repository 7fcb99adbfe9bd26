/** Whether a text can be an invite code; whose it is only the provider knows. */
export const isInviteCode = (text: string): boolean => /^[\w-]{1,64}$/.test(text)
