/** Whether a text can be an invite code; whose it is only the provider knows. */
export const isInviteCode = (text: string): boolean => /^[\w-]{1,64}$/.test(text)

/** The invite code in an address's query; null if there is none that could be one. */
export const inviteCodeIn = (query: string): string | null => {
  const found = /[?&]invite_code=([\w-]{1,64})(?=&|$)/.exec(query)
  return found ? String(found[1]) : null
}
