import { useEffect } from 'react'
import type { Coin } from '../../../domain/coin'
import { t } from '../../../i18n'
import { heldCoins } from '../../../state/assets'
import { type Fact, Facts } from '../../../ui/lists/Facts'
import { amountText } from '../../../ui/money/amountText'
import { Price } from '../../../ui/money/Price'
import { Notice } from '../../../ui/states/Notice'
import { fetchThen } from '../fetchThen'
import { WalletAmount } from './WalletAmount'

const readBalances = () =>
  fetchThen(
    () => import('../../../actions/load/loadWalletBalances'),
    ({ loadWalletBalances }) => loadWalletBalances(),
  )

/** Whether the wallet can cover the amount. An unknown balance stops nothing here; the chain is asked later. */
export function canPay(units: bigint, coin: Coin): boolean {
  const held = heldCoins.value?.[coin]
  return held === undefined || held >= units
}

export interface PayFactsProps {
  /** In the coin's smallest unit. */
  units: bigint
  coin: Coin
  /** The contract that may take it. */
  contract: 'dragon' | 'card' | 'auction' | 'activation'
  /** What the player gets for it. */
  receive: Fact['value']
}

/**
 * Paying: the most that can leave the wallet, which contract may take that much and no more, and whether the wallet has
 * it.
 */
export function PayFacts({ units, coin, contract, receive }: PayFactsProps) {
  useEffect(() => void readBalances(), [])
  const held = heldCoins.value?.[coin]
  const amount = amountText(units, coin)
  return (
    <>
      <Facts
        items={[
          { label: t('money.payAtMost'), value: <Price amount={amount} coin={coin} size="large" /> },
          { label: t('money.receive'), value: receive },
          { label: t('money.inWallet'), value: <WalletAmount coin={coin} /> },
        ]}
      />
      {units > 0n && (
        <Notice>
          {coin === 'BNB'
            ? t('review.withoutAllowance', { amount, coin })
            : t('money.allowed', { amount, coin, contract: t(`money.contract_${contract}`) })}
        </Notice>
      )}
      {held !== undefined && held < units && (
        <Notice tone="bad">{t('money.short', { amount: amountText(units - held, coin), coin })}</Notice>
      )}
    </>
  )
}
