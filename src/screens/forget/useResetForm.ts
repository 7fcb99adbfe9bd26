import { useState } from 'react'
import { firstArea } from '../../actions/account/firstArea'
import type { Contact } from '../../domain/contact'
import { validateArea } from '../../domain/validation/validateArea'
import { validateCode } from '../../domain/validation/validateCode'
import { validateEmail } from '../../domain/validation/validateEmail'
import { toMobile, validateMobile } from '../../domain/validation/validateMobile'
import type { ErrorKey } from '../../errors'
import type { ContactWay } from '../../ui/inputs/ContactFields'

export interface Typed {
  /** The kind of account that identifies the player. */
  way: ContactWay
  /** Calling code without the plus sign; '' before one is chosen or guessed. */
  area: string
  mobile: string
  email: string
  code: string
}

export type Problems = Record<'area' | 'account' | 'code', ErrorKey | null>

const begin = (): Typed => ({ way: 'mobile', area: firstArea(), mobile: '', email: '', code: '' })

/** What is wrong with what was typed, by field. Spec 5. */
function problemsOf({ way, area, mobile, email, code }: Typed): Problems {
  return {
    area: way === 'mobile' ? validateArea(area) : null,
    account: way === 'mobile' ? validateMobile(mobile) : validateEmail(email),
    code: validateCode(code),
  }
}

/** The account as the provider takes it. */
const accountOf = ({ way, area, mobile, email }: Typed): Contact =>
  way === 'mobile' ? { area: area || null, account: toMobile(mobile) } : { area: null, account: email.trim() }

/** What is typed into the form, what is wrong with it, and the account it names. */
export function useResetForm() {
  const [typed, setTyped] = useState(begin)
  const put = (change: Partial<Typed>) => setTyped((before) => ({ ...before, ...change }))
  return { typed, put, problems: problemsOf(typed), account: accountOf(typed) }
}
