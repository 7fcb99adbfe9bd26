import { css } from 'goober'
import { toastCopied } from '../../actions/page/toast'
import { t } from '../../i18n'
import { Icon } from '../../ui/art/Icon'
import { copyIcon } from '../../ui/art/icons/copy'
import { externalIcon } from '../../ui/art/icons/external'
import { IconButton } from '../../ui/inputs/IconButton'
import { copyText } from '../../ui/text/copyText'
import { explorerHref } from '../../ui/text/explorerHref'

const link = css`
  display: inline-flex;
  align-items: center;
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  & > a > svg {
    flex: none;
    margin-left: 4px;
  }
  & > button {
    margin-right: -8px;
  }
`

const copy = (text: string) => void copyText(text).then((isCopied) => toastCopied(isCopied, text))

/** A short link to a transaction, with a button that copies it; nothing without a hash or an explorer. */
export function TransactionLink({ hash }: { hash: string | null }) {
  const href = explorerHref(hash)
  if (!href) return null
  return (
    <span class={link}>
      <a href={href} target="_blank" rel="noopener noreferrer">
        {t('asset.transaction')}
        <Icon path={externalIcon} size={14} />
      </a>
      <IconButton icon={copyIcon} label={t('frame.copyLink')} onClick={() => copy(href)} />
    </span>
  )
}
