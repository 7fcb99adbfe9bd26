import { useEffect, useRef, useState } from 'react'
import { resetPassword } from '../../actions/account/resetPassword'
import { sendCode } from '../../actions/account/sendCode'
import { CODE_WAIT_SECONDS } from '../../domain/contact'
import type { ErrorKey } from '../../errors'
import { t } from '../../i18n'
import { Button } from '../../ui/inputs/Button'
import { CodeField } from '../../ui/inputs/CodeField'
import { Form } from '../../ui/inputs/Form'
import { useRun } from '../../ui/inputs/useRun'
import { Notice } from '../../ui/states/Notice'
import { errorText } from '../../ui/text/errorText'
import { AccountFields } from './AccountFields'
import { form } from './Forget.style'
import { useResetForm } from './useResetForm'

/**
 * First the account and the button that sends a code to it, then the code and the reset. A browser that was reloaded while
 * the player read the message would have to wait for another code, so the second step can also be opened without one.
 */
export function ResetForm({ onDone }: { onDone: () => void }) {
  const { typed, put, problems, account } = useResetForm()
  const [shown, setShown] = useState<'nothing' | 'account' | 'all'>('nothing')
  const { busy, error, run } = useRun()
  const [isSending, setSending] = useState(false)
  const [isCodeOpen, setCodeOpen] = useState(false)
  /** The account that the last code went to. */
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [waitUntil, setWaitUntil] = useState(0)
  const say = (problem: ErrorKey | null, isShown: boolean) => (isShown && problem ? errorText(problem) : null)
  const isAccountWrong = problems.area !== null || problems.account !== null
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isCodeOpen) box.current?.querySelector('input')?.focus()
  }, [isCodeOpen])

  const to = `${account.area} ${account.account}`
  const send = () => {
    setShown('account')
    if (isAccountWrong || busy) return
    setSending(true)
    void run(
      () => sendCode('forget', account),
      () => {
        setWaitUntil(Date.now() / 1000 + CODE_WAIT_SECONDS)
        setSentTo(to)
        setCodeOpen(true)
      },
    )
  }
  const submit = () => {
    setShown('all')
    if (isAccountWrong || problems.code || busy) return
    setSending(false)
    void run(() => resetPassword({ ...account, code: typed.code.trim() }), onDone)
  }
  return (
    <>
      <Form
        shape={form}
        submitText={t(isCodeOpen ? 'forget.submit' : 'forget.send')}
        busy={busy && isCodeOpen !== isSending}
        error={error}
        onSubmit={isCodeOpen ? submit : send}
      >
        <AccountFields
          typed={typed}
          onType={put}
          areaError={say(problems.area, shown !== 'nothing')}
          accountError={say(problems.account, shown !== 'nothing')}
        />
        {isCodeOpen && (
          <div ref={box}>
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
              error={say(problems.code, shown === 'all')}
            />
          </div>
        )}
        <div role="status">
          {sentTo === to && !error && <Notice tone="good">{t(`forget.sent_${typed.way}`)}</Notice>}
        </div>
      </Form>
      {!isCodeOpen && (
        <Button kind="quiet" wide onClick={() => setCodeOpen(true)}>
          {t('forget.haveCode')}
        </Button>
      )}
    </>
  )
}
