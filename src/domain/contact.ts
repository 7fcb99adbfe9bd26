import { AREA_CODES } from './areaCodes'

/** The provider sends the next code a minute after the last. Spec 5. */
export const CODE_WAIT_SECONDS = 60

/** Where a code can be sent: a mobile number with its area code, or an e-mail address without one. */
export interface Contact {
  area: string | null
  account: string
}

/**
 * Splits a bound number as the provider shows it, "+886 912345678". Written without a separator it needs a known area
 * code; null if it has none.
 */
export function toMobileContact(mobile: string): Contact | null {
  const [head = '', ...rest] = mobile
    .replace(/^\+/, '')
    .trim()
    .split(/[\s-]+/)
  if (rest.length > 0) return { area: head, account: rest.join('') }
  // No separator: the longest area code that fits wins.
  const [area] = AREA_CODES.map(({ code }) => code)
    .filter((code) => head.startsWith(code))
    .sort((one, other) => other.length - one.length)
  return area === undefined ? null : { area, account: head.slice(area.length) }
}

/** The contacts bound to a player, the mobile number first. */
export function contactsOf({ mobile, email }: { mobile: string; email: string }): Contact[] {
  const number = mobile ? toMobileContact(mobile) : null
  return [...(number ? [number] : []), ...(email ? [{ area: null, account: email }] : [])]
}
