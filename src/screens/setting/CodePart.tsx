import { useState } from 'react'
import { sendCode } from '../../actions/account/sendCode'
import { CODE_WAIT_SECONDS, type Contact } from '../../domain/contact'
import { maskMobile } from '../../domain/maskMobile'
import type { AppError } from '../../errors'
import { t } from '../../i18n'
import { CodeField } from '../../ui/inputs/CodeField'
import { Notice } from '../../ui/states/Notice'
import { Refusal } from '../../ui/states/Refusal'

/** A contact, safe for others to see over the player's shoulder. */
export const contactText = ({ area, account }: Contact): string =>
  area === null ? account : maskMobile(`+${area} ${account}`)

export interface CodePartProps {
  purpose: Parameters<typeof sendCode>[0]
  /** Where the code goes; called on sending. null: what was typed is not valid yet. */
  contact: () => Contact | null
  code: string
  onCode: (code: string) => void
  error: string | null | false
}

/** The code that proves a contact is the player's: send it, wait for it, type it. */
export function CodePart({ purpose, contact, code, onCode, error }: CodePartProps) {
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<AppError | null>(null)
  const [sent, setSent] = useState<{ to: string; waitUntil: number } | null>(null)
  const send = async () => {
    const to = contact()
    if (!to || sending) return
    setSending(true)
    const refusal = await sendCode(purpose, to)
    setSending(false)
    setFailure(refusal)
    if (!refusal) setSent({ to: contactText(to), waitUntil: Date.now() / 1000 + CODE_WAIT_SECONDS })
  }
  return (
    <>
      <CodeField
        label={t('setting.code')}
        name="code"
        maxLength={8}
        value={code}
        onInput={onCode}
        onSend={() => void send()}
        sendText={t('setting.send')}
        waitText={(seconds) => t('setting.wait', { seconds })}
        waitUntil={sent?.waitUntil ?? 0}
        sending={sending}
        error={error}
      />
      <div role="status">
        {sent && !failure && <Notice tone="good">{t('setting.sentTo', { account: sent.to })}</Notice>}
      </div>
      {failure && <Refusal error={failure} />}
    </>
  )
}
