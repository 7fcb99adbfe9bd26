import { useState } from 'react'
import { bindContact } from '../../actions/account/bindContact'
import { validateArea } from '../../domain/validation/validateArea'
import { validateCode } from '../../domain/validation/validateCode'
import { validateEmail } from '../../domain/validation/validateEmail'
import { toMobile, validateMobile } from '../../domain/validation/validateMobile'
import type { ErrorKey } from '../../errors'
import { t } from '../../i18n'
import { ContactFields } from '../../ui/inputs/ContactFields'
import { Form } from '../../ui/inputs/Form'
import { useRun } from '../../ui/inputs/useRun'
import { errorText } from '../../ui/text/errorText'
import { CodePart } from './CodePart'

export interface ContactFormProps {
  kind: 'mobile' | 'email'
  onDone: () => void
}

/** Binds a mobile number or an e-mail address: a code goes there first. Spec 5. */
export function ContactForm({ kind, onDone }: ContactFormProps) {
  const isMail = kind === 'email'
  const [area, setArea] = useState('')
  const [account, setAccount] = useState('')
  const [code, setCode] = useState('')
  const [shown, setShown] = useState<'nothing' | 'contact' | 'all'>('nothing')
  const { busy, error, run } = useRun()
  const areaProblem = isMail ? null : validateArea(area)
  const accountProblem = isMail ? validateEmail(account) : validateMobile(account)
  const codeProblem = validateCode(code)
  const say = (problem: ErrorKey | null, isShown: boolean) => isShown && problem && errorText(problem)
  const contact = () => {
    if (areaProblem || accountProblem) return null
    return isMail ? { area: null, account: account.trim() } : { area, account: toMobile(account) }
  }
  const submit = () => {
    setShown('all')
    const bound = contact()
    if (bound && !codeProblem) void run(() => bindContact({ ...bound, code: code.trim() }), onDone)
  }
  return (
    <Form submitText={t('setting.bind')} busy={busy} error={error} onSubmit={submit}>
      <ContactFields
        way={kind}
        labels={{
          area: t('setting.area'),
          chooseArea: t('setting.chooseArea'),
          mobile: t('setting.mobile'),
          email: t('setting.emailField'),
        }}
        area={area}
        mobile={account}
        email={account}
        onArea={setArea}
        onMobile={setAccount}
        onEmail={setAccount}
        errors={{ area: say(areaProblem, shown !== 'nothing'), account: say(accountProblem, shown !== 'nothing') }}
      />
      <CodePart
        purpose="bind"
        contact={() => {
          setShown((now) => (now === 'all' ? now : 'contact'))
          return contact()
        }}
        code={code}
        onCode={setCode}
        error={say(codeProblem, shown === 'all')}
      />
    </Form>
  )
}
