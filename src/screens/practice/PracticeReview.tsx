import { PRICE_COIN } from '../../domain/coin'
import {
  assetOf,
  type PracticeEvent,
  type PracticeWorld,
  practiceFee,
  refusalOf,
  SALE_FEE_BPS,
  sharesFor,
} from '../../domain/practice'
import { t } from '../../i18n'
import { Button } from '../../ui/inputs/Button'
import { asTyped, typedPrice } from '../../ui/inputs/typedPrice'
import { lazyPart } from '../../ui/lazyPart'
import { AssetHead } from '../../ui/money/AssetHead'
import { amountText } from '../../ui/money/amountText'
import type { ExchangeProps } from '../../ui/money/Exchange'
import { smallPrint, stageBox } from '../../ui/money/MoneySheet.style'
import { Notice } from '../../ui/states/Notice'
import { firstAmount } from './firstAmount'
import type { Opened } from './Opened'
import { ReviewTerms } from './ReviewTerms'
import { toAsset } from './words'

/** Drawn as in a real review, by the same part. */
const Exchange = lazyPart<ExchangeProps>(() => import('../../ui/money/Exchange'))

type Asked = Exclude<PracticeEvent, { kind: 'wait' }>

export interface PracticeReviewProps {
  world: PracticeWorld
  opened: Opened
  /** What was typed; null: nothing yet. */
  typed: string | null
  /** The wallet's question was declined a moment ago. */
  isDeclined: boolean
  onType: (typed: string) => void
  onConfirm: (event: Asked) => void
}

/** What would happen, as the market is asked; null: the price or the bid is not one. */
function eventOf(world: PracticeWorld, { kind, asset: id }: Opened, units: bigint | null): Asked | null {
  if (kind === 'payout') return { kind, by: 'you' }
  const asset = id === null ? undefined : assetOf(world, id)
  if (!asset) return null
  const act = { by: 'you' as const, asset: asset.id }
  const price = asset.sale ?? asset.lot?.price ?? 0n
  switch (kind) {
    case 'buy':
      return { ...act, kind, price }
    case 'bid':
      return units === null ? null : { ...act, kind, price, amount: units }
    case 'sell':
    case 'auctionStart':
    case 'priceChange':
      return units === null ? null : { ...act, kind, price: units }
    default:
      return { ...act, kind }
  }
}

/** What the market owes the player. */
const sharesOf = (world: PracticeWorld): bigint => sharesFor(world, 'you').reduce((sum, share) => sum + share.units, 0n)

function confirmText(world: PracticeWorld, event: Asked): string {
  switch (event.kind) {
    case 'sell':
    case 'buy':
      return t(`money.confirm_${event.kind}`, { price: amountText(event.price) })
    case 'bid':
      return t('review.confirm_bid', { price: amountText(event.amount) })
    case 'auctionStart':
    case 'priceChange':
      return t(`review.confirm_${event.kind}`, { price: amountText(event.price) })
    case 'cancel':
      return t('money.confirm_cancel')
    case 'takeOff':
    case 'auctionWithdraw':
      return t(`review.confirm_${event.kind}`)
    default:
      return t('practice.confirm_payout', { amount: amountText(sharesOf(world)) })
  }
}

/** What a pretend action means before the wallet is asked, in the parts of the real review. */
export function PracticeReview({ world, opened, typed, isDeclined, onType, onConfirm }: PracticeReviewProps) {
  const asset = opened.asset === null ? undefined : assetOf(world, opened.asset)
  const shown = asset ? toAsset(asset) : null
  const first = firstAmount(opened.kind, asset)
  const fixed = opened.kind === 'payout' ? sharesOf(world) : (shown?.price ?? null)
  const text = typed ?? (first === null ? '' : asTyped(first))
  const units = first === null ? fixed : typedPrice(text)
  const event = eventOf(world, opened, units)
  const isReady = event !== null && refusalOf(world, event) === null
  // Until the amount is right, the button names the one it began with, which certainly was.
  const named = isReady ? event : eventOf(world, opened, first)
  const fee = amountText(practiceFee(world, opened.kind), 'BNB')
  return (
    <form
      class={stageBox}
      noValidate
      onSubmit={(submitted) => {
        submitted.preventDefault()
        if (isReady) onConfirm(event)
      }}
    >
      {isDeclined && <Notice live>{t('practice.declined')}</Notice>}
      <Exchange kind={opened.kind} asset={shown} units={units} coin={PRICE_COIN} saleFeeBps={SALE_FEE_BPS} />
      {shown && <AssetHead asset={shown} bare />}
      <ReviewTerms world={world} kind={opened.kind} asset={asset} typed={text} onType={onType} />
      <p class={smallPrint}>{t('money.gasAbout', { amount: fee })}</p>
      <footer>
        <Button kind="primary" type="submit" wide disabled={!isReady}>
          {named && confirmText(world, named)}
        </Button>
      </footer>
    </form>
  )
}
