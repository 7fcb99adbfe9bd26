import type { Signal } from '@preact/signals'
import { useLayoutEffect } from 'react'
import { decimalsOf } from '../../../config'
import { PRICE_COIN } from '../../../domain/coin'
import { allowedBy, isCovered, type Purse as Known, whyNotCap } from '../../../domain/purse'
import { AppError } from '../../../errors'
import { t } from '../../../i18n'
import { heldCoins } from '../../../state/assets'
import type { Draft } from '../../../state/flow'
import { purse } from '../../../state/purse'
import { AmountField } from '../../../ui/inputs/AmountField'
import { Button } from '../../../ui/inputs/Button'
import { typedPrice } from '../../../ui/inputs/typedPrice'
import { Facts } from '../../../ui/lists/Facts'
import { amountText } from '../../../ui/money/amountText'
import { purseBox } from './Purse.style'
import PurseLeft from './PurseLeft'

export interface PurseProps {
  /** In the price coin's smallest unit. */
  bid: bigint
  draft: Signal<Draft>
}

/** A purse for bids: what is left of what the player allowed, or the way to allow more than one bid, up to a cap. */
export default function Purse({ bid, draft }: PurseProps) {
  const known: Known = { bid, left: purse.value.data, balance: heldCoins.value?.[PRICE_COIN] ?? null }
  const { cap } = draft.value
  const allowed = allowedBy(known, cap === undefined ? undefined : typedPrice(cap))
  useLayoutEffect(() => {
    if (draft.value.allowed !== allowed) draft.value = { ...draft.value, allowed }
  }, [allowed])
  const amount = amountText(bid)
  const note = isCovered(known) ? t('purse.covered') : allowed === bid ? t('purse.tooLittle', { amount }) : null
  return (
    <>
      <PurseLeft>{note && <p>{note}</p>}</PurseLeft>
      {!isCovered(known) && (cap !== undefined || isMorePossible(known)) && <More known={known} draft={draft} />}
    </>
  )
}

/** Whether more than this bid can be allowed. What was typed stays in sight in any case, because it may stop the bid. */
const isMorePossible = ({ bid, left, balance }: Known): boolean => left !== null && balance !== null && balance > bid

/** The quiet option, and once it is wanted the field for the cap beside the balance. */
function More({ known, draft }: { known: Known; draft: Signal<Draft> }) {
  const { cap } = draft.value
  const { balance } = known
  const put = (typed: string | undefined) => {
    draft.value = { ...draft.value, cap: typed }
  }
  if (cap === undefined) {
    return (
      <Button kind="quiet" onClick={() => put('')}>
        {t('purse.more')}
      </Button>
    )
  }
  const decimals = decimalsOf(PRICE_COIN)
  const judge = (typed: string) => {
    const key = whyNotCap(typed, known, decimals)
    return key && new AppError(key, { decimals, minimum: amountText(known.bid), coin: PRICE_COIN })
  }
  return (
    <section class={purseBox} aria-label={t('purse.title')}>
      <h3>{t('purse.title')}</h3>
      <p>{t('purse.means')}</p>
      <AmountField label={t('purse.field')} name="cap" typed={cap} coin={PRICE_COIN} judge={judge} onInput={put} />
      {balance !== null && (
        <Facts items={[{ label: t('money.held'), value: `${amountText(balance)} ${PRICE_COIN}` }]} />
      )}
      <Button kind="quiet" onClick={() => put(undefined)}>
        {t('purse.only')}
      </Button>
    </section>
  )
}
