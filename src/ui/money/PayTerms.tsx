import type { ComponentChildren } from 'preact'
import type { Coin } from '../../domain/coin'
import { t } from '../../i18n'
import { type Fact, Facts } from '../lists/Facts'
import { Notice } from '../states/Notice'
import { visuallyHidden } from '../text/visuallyHidden'
import { amountText } from './amountText'
import { Price } from './Price'

export interface PayTermsProps {
  /** In the coin's smallest unit. */
  units: bigint
  coin: Coin
  /** The contract that may take it. */
  contract: 'dragon' | 'card' | 'auction' | 'activation'
  /** What is allowed for it, where that is not the amount itself; 0: nothing more. */
  allowed?: bigint | undefined
  /** What the player gets for it. */
  receive: Fact['value']
  /** The picture above shows that, so that only screen readers are told. */
  isDrawn?: boolean
  /** The wallet's balance in the coin's smallest unit; undefined: not known. */
  held: bigint | undefined
  /** The balance as it is shown. */
  wallet: ComponentChildren
}

/**
 * Paying: the most that can leave the wallet, which contract may take that much and no more, and whether the wallet has
 * it.
 */
export function PayTerms(props: PayTermsProps) {
  const { units, coin, contract, receive, isDrawn, held, wallet, allowed = units } = props
  const amount = amountText(units, coin)
  return (
    <>
      <Facts
        items={[
          { label: t('money.payAtMost'), value: <Price amount={amount} coin={coin} size="large" /> },
          ...(isDrawn ? [] : [{ label: t('money.receive'), value: receive }]),
          { label: t('money.held'), value: wallet },
        ]}
      />
      {isDrawn && (
        <p class={visuallyHidden}>
          {t('money.receive')}: {receive}
        </p>
      )}
      {allowed > 0n && (
        <Notice>
          {coin === 'BNB'
            ? t('money.withoutAllowance', { amount, coin })
            : t('money.allowed', {
                amount: amountText(allowed, coin),
                coin,
                contract: t(`money.contract_${contract}`),
              })}
        </Notice>
      )}
      {held !== undefined && held < units && (
        <Notice tone="bad">{t('money.short', { amount: amountText(units - held, coin), coin })}</Notice>
      )}
    </>
  )
}
