import { AREA_CODES } from './areaCodes'

/** Where a code can be sent: a mobile number with its area code, or an e-mail address without one. */
export interface Contact {
  area: string | null
  account: string
}

/** A bound number as the provider shows it, "+886 912345678", in its two parts; null for one without a known area. */
export function toMobileContact(mobile: string): Contact | null {
  const [head = '', ...rest] = mobile
    .replace(/^\+/, '')
    .trim()
    .split(/[\s-]+/)
  if (rest.length > 0) return { area: head, account: rest.join('') }
  // Written as one: of the codes that fit the longest is meant.
  const [area] = AREA_CODES.map(({ code }) => code)
    .filter((code) => head.startsWith(code))
    .sort((one, other) => other.length - one.length)
  return area === undefined ? null : { area, account: head.slice(area.length) }
}

/** What is bound to a player, the mobile number first. */
export function contactsOf({ mobile, email }: { mobile: string; email: string }): Contact[] {
  const number = mobile ? toMobileContact(mobile) : null
  return [...(number ? [number] : []), ...(email ? [{ area: null, account: email }] : [])]
}
