import { useSignal } from '@preact/signals'
import { t } from '../../i18n'
import { Icon } from '../../ui/art/Icon'
import { copyIcon } from '../../ui/art/icons/copy'
import { Button } from '../../ui/inputs/Button'
import { copyText } from '../../ui/text/copyText'
import { handedAddress } from './handedAddress'

/** Copies the address to hand over, and shows whether that worked; if not, the player can select it. */
export function CopyPage() {
  const address = handedAddress()
  const result = useSignal<'copied' | 'notCopied' | null>(null)
  const copy = async () => {
    result.value = null
    result.value = (await copyText(address)) ? 'copied' : 'notCopied'
  }
  return (
    <>
      <Button wide onClick={copy}>
        <Icon path={copyIcon} size={20} />
        {t('handOff.copy')}
      </Button>
      <p role="status">{result.value && t(`handOff.${result.value}`)}</p>
      {result.value === 'notCopied' && <code>{address}</code>}
    </>
  )
}
