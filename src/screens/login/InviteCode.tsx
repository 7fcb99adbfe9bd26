import { useSignal } from '@preact/signals'
import { useLayoutEffect, useRef } from 'react'
import { keepInviteCode } from '../../actions/session/keepInviteCode'
import { readInviteCode } from '../../actions/session/readInviteCode'
import { isInviteCode } from '../../domain/inviteCode'
import { t } from '../../i18n'
import { Button } from '../../ui/inputs/Button'
import { Field } from '../../ui/inputs/Field'
import { Form } from '../../ui/inputs/Form'
import { Notice } from '../../ui/states/Notice'
import { setTo } from './setTo'

/** By whom a new player was invited, from the link or typed: both ways to log in send it. Spec 2, 3. */
export function InviteCode() {
  const kept = useSignal(readInviteCode())
  const isOpen = useSignal(false)
  const typed = useSignal('')
  const wasSent = useSignal(false)
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => box.current?.querySelector('input')?.focus(), [isOpen.value])
  const open = () => {
    typed.value = kept.value ?? ''
    isOpen.value = true
  }
  const keep = () => {
    const code = typed.value.trim()
    wasSent.value = true
    if (!isInviteCode(code)) return
    keepInviteCode(code)
    kept.value = code
    isOpen.value = false
  }
  if (isOpen.value) {
    return (
      <div ref={box}>
        <Form submitText={t('signIn.inviteKeep')} error={null} onSubmit={keep}>
          <Field
            label={t('signIn.inviteCode')}
            name="invite"
            value={typed.value}
            onInput={setTo(typed)}
            error={wasSent.value && !isInviteCode(typed.value.trim()) && t('signIn.inviteWrong')}
          />
        </Form>
      </div>
    )
  }
  if (kept.value === null) {
    return (
      <Button kind="quiet" onClick={open}>
        {t('signIn.inviteCode')}
      </Button>
    )
  }
  return (
    <Notice tone="good" action={<Button onClick={open}>{t('signIn.inviteChange')}</Button>}>
      {t('signIn.invite', { code: kept.value })}
    </Notice>
  )
}
