import { t } from '../../../i18n'
import { Icon } from '../../../ui/Icon'
import { IconButton } from '../../../ui/IconButton'
import { copyIcon } from '../../../ui/icons/copy'
import { externalIcon } from '../../../ui/icons/external'
import { copy } from '../copy'
import { explorerHref } from './explorerHref'
import { smallPrint } from './MoneySheet.style'

/** Where to see the transaction, and its link to copy: many wallets open no second page. Nothing without a hash or an explorer. */
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
