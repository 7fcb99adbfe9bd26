import { useSignal } from '@preact/signals'
import { t } from '../../i18n'
import { Button } from '../../ui/Button'
import { copyText } from '../../ui/copyText'

/** Copies the address of the page, query and all, to open it in a wallet. */
export function CopyPage() {
  const result = useSignal<'copied' | 'notCopied' | null>(null)
  const copy = async () => {
    result.value = (await copyText(location.href)) ? 'copied' : 'notCopied'
  }
  return (
    <>
      <Button onClick={copy}>{t('signIn.copyPage')}</Button>
      <p role="status">{result.value && t(`signIn.${result.value}`)}</p>
      {result.value === 'notCopied' && <code>{location.href}</code>}
    </>
  )
}
