import { useState } from 'react'
import { resetPassword } from '../../actions/account/resetPassword'
import { sendCode } from '../../actions/account/sendCode'
import { CODE_WAIT_SECONDS } from '../../domain/contact'
import type { ErrorKey } from '../../errors'
import { t } from '../../i18n'
import { CodeField } from '../../ui/inputs/CodeField'
import { Form } from '../../ui/inputs/Form'
import { useRun } from '../../ui/inputs/useRun'
import { Notice } from '../../ui/states/Notice'
import { errorText } from '../../ui/text/errorText'
import { AccountFields } from './AccountFields'
import { form } from './Forget.style'
import { useResetForm } from './useResetForm'

/** Account, code, reset. Shows what is wrong with a field once it is needed: to send a code, or the form. */
export function ResetForm({ onDone }: { onDone: () => void }) {
  const { typed, put, problems, account } = useResetForm()
  const [shown, setShown] = useState<'nothing' | 'account' | 'all'>('nothing')
  const { busy, error, run } = useRun()
  const [isSending, setSending] = useState(false)
  const [waitUntil, setWaitUntil] = useState(0)
  const say = (problem: ErrorKey | null, isShown: boolean) => (isShown && problem ? errorText(problem) : null)
  const isAccountWrong = problems.area !== null || problems.account !== null

  const send = () => {
    setShown('account')
    if (isAccountWrong || busy) return
    setSending(true)
    void run(
      () => sendCode('forget', account),
      () => setWaitUntil(Date.now() / 1000 + CODE_WAIT_SECONDS),
    )
  }
  const submit = () => {
    setShown('all')
    if (isAccountWrong || problems.code || busy) return
    setSending(false)
    void run(() => resetPassword({ ...account, code: typed.code.trim() }), onDone)
  }
  const isCodeMissing = problems.code !== null
  return (
    <Form
      shape={form}
      submitText={t('forget.submit')}
      busy={busy && !isSending}
      early={isAccountWrong || isCodeMissing}
      error={error}
      onSubmit={submit}
    >
      <AccountFields
        typed={typed}
        onType={put}
        areaError={say(problems.area, shown !== 'nothing')}
        accountError={say(problems.account, shown !== 'nothing')}
      />
      <CodeField
        label={t('forget.code')}
        name="code"
        maxLength={8}
        value={typed.code}
        onInput={(code) => put({ code })}
        onSend={send}
        sendText={t('forget.send')}
        waitText={(seconds) => t('forget.wait', { seconds })}
        waitUntil={waitUntil}
        sending={busy && isSending}
        isNext={isAccountWrong || (isCodeMissing && waitUntil === 0)}
        error={say(problems.code, shown === 'all')}
      />
      <div role="status">{waitUntil > 0 && !error && <Notice tone="good">{t(`forget.sent_${typed.way}`)}</Notice>}</div>
    </Form>
  )
}
