import { useEffect } from 'preact/hooks'
import type { Coin } from '../../../../domain/coin'
import { t } from '../../../../i18n'
import { walletBalances } from '../../../../state/assets'
import { amountText } from '../../../../ui/amountText'
import { type Fact, Facts } from '../../../../ui/Facts'
import { Notice } from '../../../../ui/Notice'
import { Price } from '../../../../ui/Price'
import { fetchThen } from '../fetchThen'
import { WalletAmount } from './WalletAmount'

const readBalances = () =>
  fetchThen(
    () => import('../../../../actions/loadWalletBalances'),
    ({ loadWalletBalances }) => loadWalletBalances(),
  )

/** What the wallet is known to hold covers it; an unknown balance stops nothing here, the chain is asked later. */
export function canPay(units: bigint, coin: Coin): boolean {
  const held = walletBalances.value.data?.[coin]
  return held === undefined || held >= units
}

export interface PayFactsProps {
  /** In the coin's smallest unit. */
  units: bigint
  coin: Coin
  /** Which contract may take it. */
  contract: 'dragon' | 'card' | 'auction' | 'activation'
  /** What comes for it. */
  receive: Fact['value']
}

/** Paying: what leaves the wallet at most, what one contract may take for it and no more, and whether it is there. */
export function PayFacts({ units, coin, contract, receive }: PayFactsProps) {
  useEffect(() => void readBalances(), [])
  const held = walletBalances.value.data?.[coin]
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
