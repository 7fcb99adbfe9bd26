import { t } from '../../i18n'
import { Icon } from '../../ui/art/Icon'
import { copyIcon } from '../../ui/art/icons/copy'
import { externalIcon } from '../../ui/art/icons/external'
import { IconButton } from '../../ui/inputs/IconButton'
import { smallPrint } from '../../ui/money/MoneySheet.style'
import { explorerHref } from '../../ui/text/explorerHref'
import { copy } from './copy'

/**
 * A link to the transaction, and a button that copies it: many wallets open no second page. Draws nothing without a
 * hash or an explorer.
 */
export function ExplorerLink({ hash }: { hash: string | null | undefined }) {
  const href = explorerHref(hash)
  if (!href) return null
  return (
    <p class={smallPrint}>
      <a href={href} target="_blank" rel="noopener noreferrer">
        {t('money.explorer')}
        <Icon path={externalIcon} size={16} />
      </a>
      <IconButton icon={copyIcon} label={t('frame.copyLink')} onClick={() => copy(href)} />
    </p>
  )
}
