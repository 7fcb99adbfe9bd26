import { useEffect } from 'preact/hooks'
import { collectionOf } from '../../../../domain/asset'
import { PRICE_COIN } from '../../../../domain/coin'
import { t } from '../../../../i18n'
import { walletBalances } from '../../../../state/assets'
import { amountText } from '../../../../ui/amountText'
import { Facts } from '../../../../ui/Facts'
import { Notice } from '../../../../ui/Notice'
import { Price } from '../../../../ui/Price'
import { fetchThen } from '../fetchThen'
import { GasNote } from './GasNote'
import type { ReviewProps } from './Review'
import { ReviewFrame } from './ReviewFrame'
import { WalletAmount } from './WalletAmount'

const readBalances = () =>
  fetchThen(
    () => import('../../../../actions/loadWalletBalances'),
    ({ loadWalletBalances }) => loadWalletBalances(),
  )

/** Buying: what leaves the wallet at most, what the contract may take for it, and what comes. */
export function BuyReview({ flow: { asset } }: ReviewProps) {
  useEffect(() => void readBalances(), [])
  const price = asset?.price ?? null
  if (!asset || price === null) return <Notice tone="bad">{t('error.notForSale')}</Notice>
  const held = walletBalances.value.data?.[PRICE_COIN]
  const amount = amountText(price)
  const contract = t(`money.contract_${collectionOf(asset.kind)}`)
  return (
    <ReviewFrame
      asset={asset}
      confirmText={t('money.confirm_buy', { price: amount })}
      ready={held === undefined || held >= price}
      load={() => import('../../../../actions/buyAsset')}
      onConfirm={({ buyAsset }) => buyAsset(asset)}
    >
      <Facts
        items={[
          { label: t('money.payAtMost'), value: <Price amount={amount} coin={PRICE_COIN} size="large" /> },
          { label: t('money.receive'), value: t('money.receiveAsset', { name: asset.name }) },
          { label: t('money.inWallet'), value: <WalletAmount coin={PRICE_COIN} /> },
        ]}
      />
      <Notice>{t('money.allowed', { amount, coin: PRICE_COIN, contract })}</Notice>
      {held !== undefined && held < price && (
        <Notice tone="bad">{t('money.short', { amount: amountText(price - held), coin: PRICE_COIN })}</Notice>
      )}
      <GasNote />
    </ReviewFrame>
  )
}
