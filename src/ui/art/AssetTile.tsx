import type { ComponentChildren } from 'preact'
import type { Coin } from '../../domain/coin'
import { Price } from '../money/Price'
import { tile } from './AssetTile.style'
import { bandColour, Grade } from './Grade'
import type { GradeBand } from './gradeBand'
import { Picture } from './Picture'
import { Stars } from './Stars'
import { tileLines } from './tileLines.style'
import { tileLook } from './tileLook.style'

export type AssetTileProps = {
  href: string
  picture: string
  /** The drawn picture, shown when `picture` does not load. */
  fallback?: string
  name: string
  /** Profession, or kind: "Mage". */
  words: string
  /** The element's name: "War god". Alone on the line where there is no room for the words beside it. */
  element?: string
  /** From `gradeBand(grade)`. */
  band: GradeBand
  /** The band's word and the grade: "Epic 17". */
  grade: string
  stars: number
  /** "5 stars" */
  starsLabel: string
  price?: { amount: string; coin: Coin } | null
  /** Beside a price that is not simply to be paid: "Bid"; instead of a price: "Not for sale". */
  priceNote?: string | false
  /** It is among the first that a player sees: its picture loads before the others. */
  soon?: boolean
  /** Its level or state, beside the grade. */
  status?: ComponentChildren
  /** That it is auctioned and for how long, at the end of the words' line. */
  sign?: ComponentChildren
}

/**
 * One asset in a list. The whole card is one link; frame, light, sign and word show its rarity. Nothing lies over the
 * picture but its foot. The name is read first, grade and stars last.
 */
export function AssetTile(props: AssetTileProps) {
  const { href, picture, fallback, name, words, element, band, grade } = props
  const { stars, starsLabel, price, priceNote, soon, status, sign } = props
  return (
    <a class={`${tile} ${tileLook} ${tileLines} ${bandColour}`} data-band={band} href={href}>
      <h3>{name}</h3>
      <p data-part="words" data-timed={!!sign}>
        <span>{element ? `${words}\u00a0·\u00a0` : words}</span>
        {element && <span>{element}</span>}
      </p>
      <p data-part="state">{status}</p>
      {sign && <p data-part="sign">{sign}</p>}
      <p data-part="price">
        {price && <Price amount={price.amount} coin={price.coin} />}
        {priceNote && <small>{sign ? <b>{priceNote}</b> : priceNote}</small>}
      </p>
      <div>
        <Picture src={picture} fallback={fallback} alt="" width={240} height={320} eager={soon} />
      </div>
      <p data-part="grade">
        <Grade band={band} text={grade} />
      </p>
      <p data-part="stars">
        <Stars count={stars} label={starsLabel} size={13} />
      </p>
    </a>
  )
}
