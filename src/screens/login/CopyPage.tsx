import { useSignal } from '@preact/signals'
import { t } from '../../i18n'
import { wantedPath } from '../../state/wantedPath'
import { Button } from '../../ui/Button'
import { copyText } from '../../ui/copyText'

/** Copies the address of the page, or of where the guard kept the visitor from, to open it in a wallet. */
export function CopyPage() {
  const address = location.origin + (wantedPath() ?? location.pathname + location.search)
  const result = useSignal<'copied' | 'notCopied' | null>(null)
  const copy = async () => {
    result.value = (await copyText(address)) ? 'copied' : 'notCopied'
  }
  return (
    <>
      <Button onClick={copy}>{t('signIn.copyPage')}</Button>
      <p role="status">{result.value && t(`signIn.${result.value}`)}</p>
      {result.value === 'notCopied' && <code>{address}</code>}
    </>
  )
}
