import { decimalsOf } from '../../config'
import { collectionOf } from '../../domain/asset'
import { minimumBid } from '../../domain/bid'
import { PRICE_COIN } from '../../domain/coin'
import {
  PRICE_LIMITS,
  type PracticeAsset,
  type PracticeKind,
  type PracticeWorld,
  SALE_FEE_BPS,
  sharesFor,
} from '../../domain/practice'
import { hasTraders } from '../../domain/practiceTraders'
import { validateBid } from '../../domain/validation/validateBid'
import { validatePrice } from '../../domain/validation/validatePrice'
import { AppError } from '../../errors'
import { t } from '../../i18n'
import { AmountField } from '../../ui/inputs/AmountField'
import { typedPrice } from '../../ui/inputs/typedPrice'
import { Facts } from '../../ui/lists/Facts'
import { amountText } from '../../ui/money/amountText'
import { BidChoice } from '../../ui/money/BidChoice'
import { BidOutlook } from '../../ui/money/BidOutlook'
import { BidSplit } from '../../ui/money/BidSplit'
import { PayTerms } from '../../ui/money/PayTerms'
import { Price } from '../../ui/money/Price'
import { SaleSplit } from '../../ui/money/SaleSplit'
import { Notice } from '../../ui/states/Notice'
import { practiceName, toAsset } from './words'

export interface ReviewTermsProps {
  world: PracticeWorld
  kind: PracticeKind
  /** undefined: a payout is about none. */
  asset: PracticeAsset | undefined
  typed: string
  onType: (typed: string) => void
}

/** What is paid, received and shared, by the kind of the action. */
export function ReviewTerms(props: ReviewTermsProps) {
  const { world, kind, asset } = props
  if (!asset) return <Shares world={world} />
  const name = practiceName(asset.id)
  switch (kind) {
    case 'buy':
      return <Paying {...props} units={asset.sale ?? 0n} receive={t('money.receiveAsset', { name })} />
    case 'bid':
      return <Bid {...props} asset={asset} />
    case 'sell':
    case 'auctionStart':
    case 'priceChange':
      return <Pricing {...props} asset={asset} />
    case 'cancel':
      return <p>{t('money.cancelMeans')}</p>
    case 'takeOff':
      return <p>{t('review.takeOffMeans')}</p>
    default:
      return (
        <>
          <Facts items={[{ label: t('money.receive'), value: t('money.receiveAsset', { name }) }]} />
          <p>{t('review.withdrawMeans')}</p>
        </>
      )
  }
}

/** A payment, and whether the pretend wallet has it. */
function Paying({ world, asset, kind, units, receive }: ReviewTermsProps & { units: bigint; receive: string }) {
  const held = world.coins.you
  return (
    <PayTerms
      units={units}
      coin={PRICE_COIN}
      contract={kind === 'bid' || !asset ? 'auction' : collectionOf(toAsset(asset).kind)}
      receive={receive}
      isDrawn={kind === 'buy'}
      held={held}
      wallet={`${amountText(held)} ${PRICE_COIN}`}
    />
  )
}

function Bid(props: ReviewTermsProps & { asset: PracticeAsset }) {
  const { asset, typed, onType } = props
  const price = asset.lot?.price ?? 0n
  const bid = typedPrice(typed)
  const units = bid !== null && bid >= minimumBid(price) ? bid : minimumBid(price)
  const judge = (text: string) => {
    const decimals = decimalsOf(PRICE_COIN)
    const key = validateBid(text, { decimals, price: price, balance: null })
    return key && new AppError(key, { decimals, minimum: amountText(minimumBid(price)), coin: PRICE_COIN })
  }
  const isTraded = hasTraders(asset.traders)
  return (
    <>
      <BidChoice price={price} typed={typed} judge={judge} onInput={onType} />
      <Paying {...props} units={units} receive={t('review.receiveBid', { name: practiceName(asset.id) })} />
      <BidSplit bid={units} hasPastTraders={isTraded} explains={!isTraded} />
    </>
  )
}

function Pricing({ kind, asset, typed, onType }: ReviewTermsProps & { asset: PracticeAsset }) {
  const decimals = decimalsOf(PRICE_COIN)
  const limits = { ...PRICE_LIMITS, present: kind === 'priceChange' ? (asset.lot?.price ?? null) : null }
  const judge = (text: string) => {
    const key = validatePrice(text, { decimals, ...limits })
    const { minimum, maximum } = PRICE_LIMITS
    const slots = { decimals, minimum: amountText(minimum), maximum: amountText(maximum), coin: PRICE_COIN }
    return key && new AppError(key, slots)
  }
  const isRight = judge(typed) === null
  const price = isRight ? typedPrice(typed) : null
  const label =
    kind === 'sell' ? 'money.price' : kind === 'auctionStart' ? 'review.startPrice' : ('review.newPrice' as const)
  return (
    <>
      <AmountField label={t(label)} name="price" typed={typed} coin={PRICE_COIN} judge={judge} onInput={onType} />
      {kind === 'sell' ? (
        <>
          <SaleSplit price={price} feeBps={SALE_FEE_BPS} />
          <p>{t('money.staysYours')}</p>
        </>
      ) : (
        <>
          <BidOutlook label={t(kind === 'auctionStart' ? 'review.firstBid' : 'review.nextBid')} price={price} />
          <p>{t(kind === 'auctionStart' ? 'review.auctionMeans' : 'review.priceChangeMeans')}</p>
          {kind === 'auctionStart' && <p>{t('review.shares')}</p>}
          {kind === 'auctionStart' && <Notice>{t('review.allowToken')}</Notice>}
        </>
      )}
    </>
  )
}

function Shares({ world }: { world: PracticeWorld }) {
  const shares = sharesFor(world, 'you')
  const money = (units: bigint) => <Price amount={amountText(units)} coin={PRICE_COIN} />
  const sum = shares.reduce((all, { units }) => all + units, 0n)
  return (
    <Facts
      items={[
        { label: t('money.receive'), value: money(sum) },
        ...shares.map(({ id, units }) => ({ label: practiceName(id), value: money(units) })),
      ]}
    />
  )
}
