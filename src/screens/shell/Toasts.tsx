import { useEffect, useState } from 'react'
import { dismissToast } from '../../actions/page/toast'
import { loadTexts, locale, t } from '../../i18n'
import { type ToastMessage, toasts } from '../../state/toasts'
import { errorText } from '../../ui/text/errorText'
import { ToastList } from './frame/ToastList'

const TONES = { done: 'good', error: 'bad', note: 'info' } as const

const sentenceOf = ({ text }: ToastMessage): string => (typeof text === 'string' ? t(text) : errorText(text))

/** Short messages. The live regions are in the page before the first text, or screen readers would not announce it. */
export function Toasts() {
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  const hasMoney = toasts.value.some(({ text }) => typeof text === 'string' && text.startsWith('money.'))
  useEffect(() => {
    if (hasMoney) void loadTexts(locale.value, ['money']).catch(Boolean)
  }, [hasMoney])
  return (
    <ToastList
      items={toasts.value
        .filter(() => isReady)
        .map((message) => ({ id: message.id, text: sentenceOf(message), tone: TONES[message.kind] }))}
      onDismiss={(id) => dismissToast(Number(id))}
      dismissLabel={t('frame.dismiss')}
    />
  )
}
