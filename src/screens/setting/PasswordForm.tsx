import { useState } from 'react'
import { changePassword } from '../../actions/account/changePassword'
import { validateCode } from '../../domain/validation/validateCode'
import { t } from '../../i18n'
import { Chips } from '../../ui/inputs/Chips'
import { Field } from '../../ui/inputs/Field'
import { Form } from '../../ui/inputs/Form'
import { useRun } from '../../ui/inputs/useRun'
import { errorText } from '../../ui/text/errorText'
import { isPasswordGood, NewPassword, NO_PASSWORD } from './NewPassword'
import { OwnCode } from './OwnCode'

export interface PasswordFormProps {
  /** Whether there is an old one; null: nobody knows. */
  hasPassword: boolean | null
  onDone: () => void
}

/** Sets or changes the login password, proved by the old one, if there is one, or a code. Spec 5. */
export function PasswordForm({ hasPassword, onDone }: PasswordFormProps) {
  const [by, setBy] = useState<'old' | 'code'>(hasPassword ? 'old' : 'code')
  const [old, setOld] = useState('')
  const [code, setCode] = useState('')
  const [typed, setTyped] = useState(NO_PASSWORD)
  const [wasSent, setSent] = useState(false)
  const { busy, error, run } = useRun()
  const proofProblem = by === 'code' ? validateCode(code) : old === '' ? 'required' : null
  const proofError = wasSent && proofProblem && errorText(proofProblem)
  const submit = () => {
    setSent(true)
    if (proofProblem || !isPasswordGood(typed)) return
    void run(() => changePassword(typed.password, by === 'code' ? { code: code.trim() } : { oldPassword: old }), onDone)
  }
  return (
    <Form submitText={t('setting.save')} busy={busy} error={error} onSubmit={submit}>
      {hasPassword !== false && (
        <Chips
          label={t('setting.by')}
          name="by"
          items={[
            { value: 'old', text: t('setting.by_old') },
            { value: 'code', text: t('setting.by_code') },
          ]}
          current={by}
          onSelect={(way) => setBy(way === 'code' ? 'code' : 'old')}
        />
      )}
      {by === 'code' ? (
        <OwnCode purpose="password" code={code} onCode={setCode} error={proofError} />
      ) : (
        <Field
          label={t('setting.old')}
          name="old"
          type={typed.shown ? 'text' : 'password'}
          autocomplete="current-password"
          value={old}
          onInput={setOld}
          error={proofError}
        />
      )}
      <NewPassword typed={typed} onType={setTyped} checked={wasSent} />
    </Form>
  )
}
