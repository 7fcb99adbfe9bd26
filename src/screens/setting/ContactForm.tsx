import { useState } from 'react'
import { bindContact } from '../../actions/bindContact'
import { validateArea } from '../../domain/validation/validateArea'
import { validateCode } from '../../domain/validation/validateCode'
import { validateEmail } from '../../domain/validation/validateEmail'
import { toMobile, validateMobile } from '../../domain/validation/validateMobile'
import type { ErrorKey } from '../../errors'
import { t } from '../../i18n'
import { AreaSelect } from '../../ui/AreaSelect'
import { Field } from '../../ui/Field'
import { CodePart } from './CodePart'
import { SettingForm } from './SettingForm'
import { useRun } from './useRun'

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
  const { busy, error, run } = useRun(onDone)
  const areaProblem = isMail ? null : validateArea(area)
  const accountProblem = isMail ? validateEmail(account) : validateMobile(account)
  const codeProblem = validateCode(code)
  const say = (problem: ErrorKey | null, isShown: boolean) => isShown && problem && t(`error.${problem}`)
  const contact = () => {
    if (areaProblem || accountProblem) return null
    return isMail ? { area: null, account: account.trim() } : { area, account: toMobile(account) }
  }
  const submit = () => {
    setShown('all')
    const bound = contact()
    if (bound && !codeProblem) void run(() => bindContact({ ...bound, code: code.trim() }))
  }
  return (
    <SettingForm submitText={t('setting.bind')} busy={busy} error={error} onSubmit={submit}>
      {!isMail && (
        <AreaSelect
          label={t('setting.area')}
          chooseText={t('setting.chooseArea')}
          area={area}
          onSelect={setArea}
          error={say(areaProblem, shown !== 'nothing')}
        />
      )}
      <Field
        label={t(isMail ? 'setting.emailField' : 'setting.mobile')}
        name={kind}
        type={isMail ? 'email' : 'tel'}
        inputMode={isMail ? 'email' : 'tel'}
        autocomplete={isMail ? 'email' : 'tel-national'}
        value={account}
        onInput={setAccount}
        error={say(accountProblem, shown !== 'nothing')}
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
    </SettingForm>
  )
}
