import type { ComponentChildren } from 'preact'
import { useLayoutEffect } from 'react'
import { PRICE_COIN } from '../../domain/coin'
import { t } from '../../i18n'
import { isTrayOpen } from '../../state/isTrayOpen'
import { Icon } from '../../ui/art/Icon'
import { backIcon } from '../../ui/art/icons/back'
import { amountText } from '../../ui/money/amountText'
import { Price } from '../../ui/money/Price'
import { actionBar } from './AssetActions.style'

export interface ActionBarProps {
  /** In the price coin's smallest unit. */
  price: bigint | null
  /** What kind of price it is, where that is not plain. */
  label?: string | undefined
  /** A line under the price, which keeps its place. */
  under?: ComponentChildren
  /** An action on the asset is under way, so that no other can begin. */
  isHeld?: boolean
  /** The page's main action, after another one as large where they are a pair. */
  children: ComponentChildren
}

/** Characters of a price that fit a phone's bar in large type: "1,234.5". */
const SHORT = 7

const seeProgress = () => {
  isTrayOpen.value = true
}

/**
 * The price and the page's main action, on a phone in place of the bottom bar, so that no scrolling takes them away. The
 * way back is in it, too: wallets swallow touches at the top of the page.
 */
export function ActionBar({ price, label, under, isHeld = false, children }: ActionBarProps) {
  useLayoutEffect(() => {
    document.body.dataset.bar = isHeld ? 'held' : 'own'
    return () => {
      delete document.body.dataset.bar
    }
  }, [isHeld])
  const amount = price === null ? '' : amountText(price)
  return (
    <footer class={actionBar} data-beside={price === null ? undefined : 'price'} data-long={amount.length > SHORT}>
      <a href="/marketplace" aria-label={t('asset.toMarket')} title={t('asset.toMarket')}>
        <Icon path={backIcon} />
      </a>
      {isHeld ? (
        <p>
          <span>{t('asset.underWay')}</span>
          <button type="button" aria-haspopup="dialog" onClick={seeProgress}>
            {t('asset.seeProgress')}
          </button>
        </p>
      ) : (
        price !== null && (
          <div>
            {label && <small>{label}</small>}
            <Price amount={amount} coin={PRICE_COIN} size="large" />
            {under}
          </div>
        )
      )}
      {children}
    </footer>
  )
}
