import { useEffect } from 'react'
import type { Coin } from '../../../domain/coin'
import { heldCoins } from '../../../state/assets'
import { PayTerms, type PayTermsProps } from '../../../ui/money/PayTerms'
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

export type PayFactsProps = Omit<PayTermsProps, 'held' | 'wallet'>

/** What is paid, for what, and whether the wallet, whose balance it reads, has it. */
export function PayFacts(props: PayFactsProps) {
  useEffect(() => void readBalances(), [])
  const { coin } = props
  return <PayTerms {...props} held={heldCoins.value?.[coin]} wallet={<WalletAmount coin={coin} />} />
}
