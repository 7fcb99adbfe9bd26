import type { Signal } from '@preact/signals'
import type { ErrorKey } from '../../errors'
import { t } from '../../i18n'
import { ContactFields } from '../../ui/inputs/ContactFields'
import { setTo } from './setTo'

export interface AccountFieldsProps {
  /** Log in by e-mail instead of mobile number. */
  isMail: Signal<boolean>
  area: Signal<string>
  mobile: Signal<string>
  email: Signal<string>
  problems: { area: ErrorKey | null; account: ErrorKey | null }
  /** The sentence for a problem, or nothing while it is too early to show it. */
  say: (problem: ErrorKey | null) => string | false | null
}

/** Who logs in: a mobile number with its area code, or an e-mail address. */
export function AccountFields({ isMail, area, mobile, email, problems, say }: AccountFieldsProps) {
  return (
    <ContactFields
      way={isMail.value ? 'email' : 'mobile'}
      labels={{
        area: t('signIn.area'),
        chooseArea: t('signIn.chooseArea'),
        mobile: t('signIn.account'),
        email: t('signIn.email'),
      }}
      area={area.value}
      mobile={mobile.value}
      email={email.value}
      onArea={setTo(area)}
      onMobile={setTo(mobile)}
      onEmail={setTo(email)}
      errors={{ area: say(problems.area), account: say(problems.account) }}
      autocompleteEmail="username"
    />
  )
}
