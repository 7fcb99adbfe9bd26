import type { Asset, Place } from '../../domain/asset'
import type { Coin } from '../../domain/coin'
import { exchangeOf, figuresOf, type Side } from '../../domain/exchange'
import type { MoneyKind } from '../../domain/moneyKinds'
import { bandColour } from '../art/Grade'
import { gradeBand } from '../art/gradeBand'
import { Icon } from '../art/Icon'
import { cardIcon } from '../art/icons/card'
import { clockIcon } from '../art/icons/clock'
import { eggIcon } from '../art/icons/egg'
import { gameIcon } from '../art/icons/game'
import { gavelIcon } from '../art/icons/gavel'
import { meIcon } from '../art/icons/me'
import { offIcon } from '../art/icons/off'
import { sparkIcon } from '../art/icons/spark'
import { tagIcon } from '../art/icons/tag'
import { upIcon } from '../art/icons/up'
import { walletIcon } from '../art/icons/wallet'
import { Picture } from '../art/Picture'
import { pictureOf } from '../art/pictureOf'
import { amountText } from './amountText'
import { CoinMark } from './CoinMark'
import { exchange, thing } from './Exchange.style'

const PLACES: Record<Place, string> = { wallet: walletIcon, game: gameIcon, contract: gavelIcon }
const MARKS: Record<NonNullable<Side['mark']>, string> = {
  offer: tagIcon,
  rising: upIcon,
  later: clockIcon,
  off: offIcon,
  spark: sparkIcon,
}
/** As many characters fit beside each other at full size in half of the narrowest sheet. */
const SHORT = 9
const THINGS = { price: tagIcon, newCard: cardIcon, egg: eggIcon, player: meIcon } as const

export interface ExchangeProps {
  kind: MoneyKind
  asset: Asset | null
  /** What is paid, received or asked for, in the coin's smallest unit; null: not typed yet. */
  units: bigint | null
  coin: Coin
  /** null: not read yet. */
  saleFeeBps: number | null
}

/**
 * What leaves the player and what comes to them, in pictures and numerals, for those who do not read. The facts below it
 * say the same in words, so that screen readers pass it over.
 */
export default function Exchange({ kind, asset, units, coin, saleFeeBps }: ExchangeProps) {
  const { leaves, comes } = exchangeOf(kind)
  const [out, back] = figuresOf(kind, { units, price: asset?.price ?? null, saleFeeBps })
  return (
    <div class={exchange} aria-hidden="true" data-action={kind}>
      <OneSide shown={leaves} units={out} sign={leaves.at === 'wallet' ? '−' : ''} coin={coin} asset={asset} />
      <OneSide shown={comes} units={back} sign={comes.least ? '≥ ' : '+'} coin={coin} asset={asset} />
    </div>
  )
}

interface OneSideProps {
  shown: Side
  units: bigint | null
  /** Of an amount that moves out of, or into, what is the player's. */
  sign: string
  coin: Coin
  asset: Asset | null
}

function OneSide({ shown, units, sign, coin, asset }: OneSideProps) {
  const { what, at, mark } = shown
  const shownSign = what === 'coin' ? sign : ''
  const figure = units === null ? coin : shownSign + amountText(units, coin)
  return (
    <div>
      <div class={thing} data-what={what}>
        <Drawn what={what} coin={coin} asset={asset} />
        {mark && (
          <i data-mark={mark}>
            <Icon path={MARKS[mark]} size={16} />
          </i>
        )}
        <i data-at={at}>
          <Icon path={PLACES[at]} size={16} />
        </i>
      </div>
      {(what === 'price' || (what === 'coin' && units !== null)) && (
        <b data-sign={shownSign} data-long={figure.length > SHORT}>
          {what === 'price' && <CoinMark coin={coin} size={18} />}
          {figure}
        </b>
      )}
    </div>
  )
}

function Drawn({ what, coin, asset }: Pick<OneSideProps, 'coin' | 'asset'> & Pick<Side, 'what'>) {
  if (what === 'coin') return <CoinMark coin={coin} size={42} />
  if (what !== 'asset') return <Icon path={THINGS[what]} size={48} />
  if (!asset) return <Icon path={cardIcon} size={48} />
  const { picture, fallback } = pictureOf(asset)
  return (
    <span class={bandColour} data-band={gradeBand(asset.grade)}>
      <Picture src={picture} fallback={fallback} alt="" width={69} height={92} eager />
    </span>
  )
}
