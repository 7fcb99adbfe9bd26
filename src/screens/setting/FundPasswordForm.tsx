import { useState } from 'react'
import { changeFundPassword } from '../../actions/changeFundPassword'
import { validateCode } from '../../domain/validation/validateCode'
import { t } from '../../i18n'
import { Notice } from '../../ui/Notice'
import { isPasswordGood, NewPassword, NO_PASSWORD } from './NewPassword'
import { OwnCode } from './OwnCode'
import { SettingForm } from './SettingForm'
import { useRun } from './useRun'

/** Sets or changes the fund password with a code. Spec 5. */
export function FundPasswordForm({ onDone }: { onDone: () => void }) {
  const [code, setCode] = useState('')
  const [typed, setTyped] = useState(NO_PASSWORD)
  const [wasSent, setSent] = useState(false)
  const { busy, error, run } = useRun(onDone)
  const problem = validateCode(code)
  const submit = () => {
    setSent(true)
    if (!problem && isPasswordGood(typed)) void run(() => changeFundPassword(typed.password, code.trim()))
  }
  return (
    <SettingForm submitText={t('setting.save')} busy={busy} error={error} onSubmit={submit}>
      <Notice>{t('setting.fundHint')}</Notice>
      <NewPassword typed={typed} onType={setTyped} checked={wasSent} />
      <OwnCode
        purpose="fundPassword"
        code={code}
        onCode={setCode}
        error={wasSent && problem && t(`error.${problem}`)}
      />
    </SettingForm>
  )
}
