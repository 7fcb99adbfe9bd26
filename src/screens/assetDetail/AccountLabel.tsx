import { css } from 'goober'
import { toastCopied } from '../../actions/page/toast'
import { shortAddress } from '../../domain/address'
import { t } from '../../i18n'
import { user } from '../../state/session'
import { copyIcon } from '../../ui/art/icons/copy'
import { IconButton } from '../../ui/inputs/IconButton'
import { copyText } from '../../ui/text/copyText'
import { accountHref } from '../../ui/text/explorerHref'

const label = css`
  display: inline-flex;
  align-items: center;
  white-space: nowrap;
  & > :first-child {
    display: inline-flex;
    align-items: center;
    min-width: 44px;
    min-height: 44px;
  }
  & > [data-short='true'] {
    font-family: ui-monospace, Menlo, Consolas, monospace;
    font-size: 0.8125rem;
  }
  & > button {
    margin-right: -8px;
  }
`

const copy = (text: string) => void copyText(text).then((isCopied) => toastCopied(isCopied, text))

export interface AccountLabelProps {
  /** '': not known. */
  address: string
  /** The game's name, for somebody without an address. */
  name?: string
}

/**
 * An account, short, "You" for the player: a link to the explorer where there is one, and a button that copies the whole
 * address. Where a wallet opens no second page, the address is what the player can take elsewhere.
 */
export function AccountLabel({ address, name = '' }: AccountLabelProps) {
  if (!address) return <>{name || '–'}</>
  const isOwn = address === user.value?.address
  const short = shortAddress(address)
  const text = isOwn ? t('asset.you') : short
  const href = accountHref(address)
  return (
    <span class={label}>
      {href ? (
        <a
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          title={address}
          data-short={!isOwn}
          aria-label={t('asset.inExplorer', { address: text })}
        >
          {text}
        </a>
      ) : (
        <span title={address} data-short={!isOwn}>
          {text}
        </span>
      )}
      <IconButton icon={copyIcon} label={t('asset.copyAddress', { address: short })} onClick={() => copy(address)} />
    </span>
  )
}
