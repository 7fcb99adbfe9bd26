import type { Signal } from '@preact/signals'
import type { ErrorKey } from '../../errors'
import { t } from '../../i18n'
import { AreaSelect } from '../../ui/AreaSelect'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
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
  const change = (
    <Button
      kind="quiet"
      onClick={() => {
        isMail.value = !isMail.value
      }}
    >
      {t(isMail.value ? 'signIn.byMobile' : 'signIn.byEmail')}
    </Button>
  )
  if (isMail.value) {
    return (
      <>
        <Field
          key="email"
          label={t('signIn.email')}
          name="email"
          type="email"
          inputMode="email"
          autocomplete="username"
          value={email.value}
          onInput={setTo(email)}
          error={say(problems.account)}
        />
        {change}
      </>
    )
  }
  return (
    <>
      <AreaSelect
        label={t('signIn.area')}
        chooseText={t('signIn.chooseArea')}
        area={area.value}
        onSelect={setTo(area)}
        error={say(problems.area)}
      />
      <Field
        key="mobile"
        label={t('signIn.account')}
        name="account"
        type="tel"
        inputMode="tel"
        autocomplete="tel-national"
        value={mobile.value}
        onInput={setTo(mobile)}
        error={say(problems.account)}
      />
      {change}
    </>
  )
}
