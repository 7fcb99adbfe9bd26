import { shortAddress } from '../domain/address'

const LONGEST = 240
/** Shorter values are words such as a language; blacking those out would hide half of the report. */
const SHORTEST_SECRET = 4

/** A text from outside without what could be private: addresses, keys, tokens, queries, phone numbers. */
export function redact(text: string): string {
  return text
    .replace(/[^ -~\u00a0-\u200a\u2010-\u2027\u2030-\u205e\u2070-\uffff]+/g, ' ')
    .replace(/\?[^\s]*/g, '?…')
    .replace(/[^\s@]+@[^\s@]+/g, '…@…')
    .replace(/0x[0-9a-f]{9,}/gi, (hex) => (hex.length === 42 ? shortAddress(hex.toLowerCase()) : '0x…'))
    .replace(/\+?\d(?:[\s().-]{0,2}\d){6,}/g, keepsVersion)
    .replace(/[\w-]{24,}/g, '…')
    .slice(0, LONGEST)
}

/** Versions such as 119.0.6045.193 are not phone numbers. */
const keepsVersion = (digits: string): string => (/^\d{1,4}(\.\d{1,5}){2,3}$/.test(digits) ? digits : '…')

/** The report with these values blacked out wherever they occur. */
export function blacken(report: string, secrets: readonly string[]): string {
  return secrets
    .filter((secret) => secret.length >= SHORTEST_SECRET)
    .sort((one, other) => other.length - one.length)
    .reduce((text, secret) => text.split(secret).join('•••'), report)
}

/** The visitor's own values in this page's storage and address; the language is not one. */
export function secretsOf(page: Window): string[] {
  const secrets: string[] = []
  for (const open of [() => page.localStorage, () => page.sessionStorage]) {
    try {
      const store = open()
      for (let index = 0; index < store.length; index++) {
        const name = store.key(index)
        if (name !== null && name !== 'locale') secrets.push(store.getItem(name) ?? '')
      }
    } catch {
      // what cannot be read cannot get into the report
    }
  }
  for (const [, value = ''] of matchAll(page.location.search + page.location.hash, /[=#]([^&#]*)/g)) {
    secrets.push(value, decode(value))
  }
  return secrets
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value.replace(/\+/g, ' '))
  } catch {
    return value
  }
}

function matchAll(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) found.push(match)
  return found
}
