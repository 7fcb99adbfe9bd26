import type { Signal } from '@preact/signals'
import { useEffect, useState } from 'react'
import { decimalsOf } from '../../../../config'
import type { Asset, AssetDetail } from '../../../../domain/asset'
import { PRICE_COIN } from '../../../../domain/coin'
import { classOf } from '../../../../domain/worth/comparable'
import { t } from '../../../../i18n'
import type { Draft } from '../../../../state/flow'
import type { Loadable } from '../../../../state/loading'
import { comparableOffers, priceBounds } from '../../../../state/worth'
import { PAUSE_MS } from '../../../../ui/inputs/AmountField'
import { Field } from '../../../../ui/inputs/Field'
import { Readings } from '../../../../ui/inputs/Readings'
import { asTyped, typedPrice } from '../../../../ui/inputs/typedPrice'
import { amountText } from '../../../../ui/money/amountText'
import { Notice } from '../../../../ui/states/Notice'
import { useDoubt, usePatience } from '../useDoubt'
import { ownPrice, slipIn } from './slipIn'

export interface SlipPartProps {
  asset: Asset | AssetDetail
  draft: Signal<Draft>
  /** In the price coin's smallest unit. */
  present: bigint | null
}

/** Whether something asked for has come, or failed. */
const isAnswered = ({ data, busy, error }: Loadable<{ assetId: string }>, { id }: Asset): boolean =>
  !busy && (data?.assetId === id || error !== null)

/** Whether all that a first price is held against has been answered. */
const isAllRead = (asset: Asset): boolean =>
  isAnswered(priceBounds.value, asset) && (!classOf(asset) || isAnswered(comparableOffers.value, asset))

/** Where the typed price looks like a slip by ten: says so, offers what may have been meant, and asks for it once more. */
export function SlipPart({ asset, draft, present }: SlipPartProps) {
  const { amount, again = '' } = draft.value
  const price = typedPrice(amount)
  const known = ownPrice(asset, present)
  const slip = price === null ? null : slipIn(price, asset, known)
  const isSame = price !== null && typedPrice(again) === price
  const isReading = usePatience() && known === null && !isAllRead(asset)
  useDoubt(draft, (slip !== null || isReading) && !isSame)
  // Nobody is corrected in the middle of a number.
  const [judged, setJudged] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setJudged(amount), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [amount])
  if (price === null || slip === null || judged !== amount) return null
  const put = (change: Partial<Draft>) => {
    draft.value = { ...draft.value, ...change }
  }
  const { way, basis, limit, count, meant } = slip
  const slots = { price: amountText(price), limit: amountText(limit), coin: PRICE_COIN, count }
  return (
    <>
      <Notice tone={isSame ? 'good' : 'warning'} live>
        <p>{t(`worth.slip_${basis}_${way}`, slots)}</p>
        <p>{t(isSame ? 'worth.sure' : 'worth.slipAsk')}</p>
      </Notice>
      {meant !== null && !isSame && (
        <Readings
          readings={[asTyped(meant)]}
          coin={PRICE_COIN}
          decimals={decimalsOf(PRICE_COIN)}
          onChoose={(text) => put({ amount: text, again: '' })}
        />
      )}
      <Field
        label={t('worth.again')}
        name="again"
        value={again}
        inputMode="decimal"
        autocomplete="off"
        placeholder="0"
        maxLength={60}
        error={again.length >= amount.length && !isSame && t('worth.againWrong')}
        onInput={(text) => put({ again: text })}
      />
    </>
  )
}
