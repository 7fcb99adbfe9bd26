import { useState } from 'react'
import { resetPassword } from '../../actions/resetPassword'
import { sendCode } from '../../actions/sendCode'
import type { AppError, ErrorKey } from '../../errors'
import { t } from '../../i18n'
import { Button } from '../../ui/Button'
import { CodeField } from '../../ui/CodeField'
import { Notice } from '../../ui/Notice'
import { AccountFields } from './AccountFields'
import { form } from './Forget.style'
import { useResetForm } from './useResetForm'

/** The provider sends the next code a minute after the last. */
const WAIT_SECONDS = 60

/** What the player waits for. */
type Busy = 'code' | 'reset' | null

/** Account, code, reset. Shows what is wrong with a field once it is needed: to send a code, or the form. */
export function ResetForm({ onDone }: { onDone: () => void }) {
  const { typed, put, problems, account } = useResetForm()
  const [shown, setShown] = useState<'nothing' | 'account' | 'all'>('nothing')
  const [busy, setBusy] = useState<Busy>(null)
  const [error, setError] = useState<AppError | null>(null)
  const [waitUntil, setWaitUntil] = useState(0)
  const say = (problem: ErrorKey | null, isShown: boolean) => (isShown && problem ? t(`error.${problem}`) : null)
  const isAccountWrong = problems.area !== null || problems.account !== null

  const run = async (what: Exclude<Busy, null>, ask: () => Promise<AppError | null>, onGood: () => void) => {
    setBusy(what)
    const failure = await ask()
    setBusy(null)
    setError(failure)
    if (!failure) onGood()
  }
  const send = () => {
    setShown('account')
    if (isAccountWrong || busy) return
    void run(
      'code',
      () => sendCode('forget', account),
      () => setWaitUntil(Date.now() / 1000 + WAIT_SECONDS),
    )
  }
  const submit = () => {
    setShown('all')
    if (isAccountWrong || problems.code || busy) return
    void run('reset', () => resetPassword({ ...account, code: typed.code.trim() }), onDone)
  }
  return (
    <form
      class={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
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
        sending={busy === 'code'}
        error={say(problems.code, shown === 'all')}
      />
      <div role="status">{waitUntil > 0 && !error && <Notice tone="good">{t(`forget.sent_${typed.way}`)}</Notice>}</div>
      {error && (
        <Notice tone="bad" live>
          {t(`error.${error.key}`, error.params)}
        </Notice>
      )}
      <Button kind="primary" type="submit" wide busy={busy === 'reset'}>
        {t('forget.submit')}
      </Button>
    </form>
  )
}
