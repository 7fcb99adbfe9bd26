import { assertThat } from '../errors'
import type { Contact } from '../store/players'

/** Area codes we send to. */
const AREAS = ['1', '44', '60', '62', '63', '65', '66', '81', '82', '84', '86', '852', '853', '886'] as const

const EMAIL = /^[^\s@"<>]{1,64}@[a-z0-9](?:[a-z0-9-]{0,62}\.)+[a-z]{2,24}$/i

/** A mobile number with its area code, or an e-mail address, in the one form it is kept in. */
export function readContact(account: string, area: string | null): Contact {
  const text = account.trim()
  if (text.includes('@')) {
    assertThat(EMAIL.test(text), 'emailWrong')
    return { account: text.toLowerCase(), area: null }
  }
  assertThat(area !== null && area.trim() !== '', 'areaCodeRequired')
  const areaDigits = area.trim().replace(/^\+/, '')
  assertThat((AREAS as readonly string[]).includes(areaDigits), 'areaCodeRequired')
  const digits = text.replace(/[\s-]/g, '').replace(/^0+/, '')
  assertThat(/^\d{6,12}$/.test(digits), 'mobileWrong')
  return { account: digits, area: areaDigits }
}

/** The contact as one text, for codes and tries. */
export const contactName = ({ account, area }: Contact): string => (area === null ? account : `+${area}${account}`)
