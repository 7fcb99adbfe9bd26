import { useState } from 'react'
import { changeFundPassword } from '../../actions/account/changeFundPassword'
import { validateCode } from '../../domain/validation/validateCode'
import { t } from '../../i18n'
import { Form } from '../../ui/inputs/Form'
import { useRun } from '../../ui/inputs/useRun'
import { Notice } from '../../ui/states/Notice'
import { errorText } from '../../ui/text/errorText'
import { isPasswordGood, NewPassword, NO_PASSWORD } from './NewPassword'
import { OwnCode } from './OwnCode'

/** Sets or changes the fund password with a code. Spec 5. */
export function FundPasswordForm({ onDone }: { onDone: () => void }) {
  const [code, setCode] = useState('')
  const [typed, setTyped] = useState(NO_PASSWORD)
  const [wasSent, setSent] = useState(false)
  const { busy, error, run } = useRun()
  const problem = validateCode(code)
  const submit = () => {
    setSent(true)
    if (!problem && isPasswordGood(typed)) void run(() => changeFundPassword(typed.password, code.trim()), onDone)
  }
  return (
    <Form submitText={t('setting.save')} busy={busy} error={error} onSubmit={submit}>
      <Notice>{t('setting.fundHint')}</Notice>
      <NewPassword typed={typed} onType={setTyped} checked={wasSent} />
      <OwnCode purpose="fundPassword" code={code} onCode={setCode} error={wasSent && problem && errorText(problem)} />
    </Form>
  )
}
