/** What a typed price can be held against, each in the price coin's smallest unit. */
export interface Figures {
  /** What the asset itself costs now, was last sold for, or was last offered for. */
  own: readonly bigint[]
  /** What is asked for others like it. */
  asked: readonly bigint[]
  /** What was paid for others like it. */
  sold: readonly bigint[]
  /** What is asked for cards of other kinds with as many stars, where nothing like it is on offer. */
  kin: readonly bigint[]
  /** Between what all offers on the market lie, without the cheapest and the dearest of them. */
  market: readonly bigint[]
}

/** A price that is ten times off. */
export interface Slip {
  way: 'above' | 'below'
  /** What says so. */
  basis: keyof Figures
  /** The highest or the lowest of those figures, in the price coin's smallest unit. */
  limit: bigint
  /** How many figures these are. */
  count: number
  /** The same digits with the point elsewhere, as was probably meant; null: no such amount exists. */
  meant: bigint | null
}

/** A zero too many or too few. */
const TENFOLD = 10n
/**
 * How many times off its own figures a price has to be. Whoever sets a new price seldom moves far: five times is enough
 * to find every slip by ten of a price between half and twice of them.
 */
const OFF_OWN = 5n
/**
 * How far the figures of others may lie apart to be one price: a slip by ten of whatever lies among them is more than
 * three times beyond them all.
 */
const CLOSE = 3n
/**
 * How far beyond the whole market a price has to be. One offer at either end counts for nothing, so that no joke of
 * somebody else hides a slip.
 */
const OFF_MARKET = 2n
/** How many times off a price has to be of fewer offers or sales than enough, and of cards of other kinds. */
const OFF_FEW = 4n
/** So many offers, or sales of other assets, show how far apart such prices lie. */
const ENOUGH = 3

/** How many times off figures a price has to be. */
function offOf(basis: Slip['basis'], count: number, lowest: bigint, highest: bigint): bigint {
  if (basis === 'own') return OFF_OWN
  if (basis === 'market') return OFF_MARKET
  if (basis === 'kin' || count < ENOUGH) return OFF_FEW
  return highest <= lowest * CLOSE ? CLOSE : TENFOLD
}

/** Moves the point until the price is in line with the limit. */
function meantBy(price: bigint, way: Slip['way'], limit: bigint, off: bigint): bigint | null {
  let meant = price
  if (way === 'below') while (meant > 0n && meant * off <= limit) meant *= TENFOLD
  else
    while (meant >= limit * off) {
      if (meant % TENFOLD !== 0n) return null
      meant /= TENFOLD
    }
  return meant
}

function slipFrom(price: bigint, basis: Slip['basis'], figures: readonly bigint[]): Slip | null {
  const ordered = [...figures].sort((one, other) => (one < other ? -1 : 1))
  const [lowest] = ordered
  const highest = ordered[ordered.length - 1]
  if (lowest === undefined || highest === undefined) return null
  const off = offOf(basis, figures.length, lowest, highest)
  const way = price >= highest * off ? 'above' : price * off <= lowest ? 'below' : null
  if (way === null) return null
  const limit = way === 'above' ? highest : lowest
  return { way, basis, limit, count: figures.length, meant: meantBy(price, way, limit, off) }
}

/** Whether others like it were sold for about so much, or beyond. */
const isPaid = (price: bigint, way: Slip['way'], sold: readonly bigint[]): boolean =>
  sold.some((paid) => (way === 'above' ? paid * OFF_MARKET > price : paid < price * OFF_MARKET))

/**
 * Whether a typed price looks like a slip by ten, so that it has to be typed again: at least five times the highest of
 * the asset's own figures, or at most a fifth of the lowest. Without any, the offers and sales of others, where both
 * agree: three times beyond them if they are close together, which finds every slip of a price among them, four times if
 * there are only one or two, else ten times. Where nothing like it is on offer, four times beyond cards of other kinds
 * with as many stars. Where all that says nothing, twice beyond the whole market. null: in line, or there is not enough
 * to judge by.
 */
export function slipOf(price: bigint, { own, asked, sold, kin, market }: Figures): Slip | null {
  if (price <= 0n) return null
  const known = (figures: readonly bigint[]) => figures.filter((figure) => figure > 0n)
  const ours = known(own)
  if (ours.length > 0) return slipFrom(price, 'own', ours)
  const all = [
    ['asked', known(asked)],
    ['sold', known(sold)],
  ] as const
  const many = all.filter(([, figures]) => figures.length >= ENOUGH)
  const others = many.length > 0 ? many : all.filter(([, figures]) => figures.length > 0)
  const slips = others.map(([basis, figures]) => slipFrom(price, basis, figures))
  const [first] = slips
  if (first && slips.every((slip) => slip?.way === first.way)) return first
  const near = known(kin)
  if (others.length === 0 && near.length > 0) return slipFrom(price, 'kin', near)
  const beyond = slipFrom(price, 'market', known(market))
  return beyond && !isPaid(price, beyond.way, known(sold)) ? beyond : null
}
