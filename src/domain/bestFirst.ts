import type { Asset, AssetStatus } from './asset'

/** What the player has just paid for or put up, which is looked for. */
const LATEST: ReadonlySet<AssetStatus | null> = new Set(['bought', 'confirming', 'saleConfirming'])

const isLatest = ({ status }: Asset): number => Number(LATEST.has(status))

/** The latest first, as they are given; then the others by grade and by stars, the highest first. */
export const bestFirst = (assets: readonly Asset[]): Asset[] =>
  [...assets].sort(
    (one, other) =>
      isLatest(other) - isLatest(one) || (isLatest(one) ? 0 : other.grade - one.grade || other.star - one.star),
  )
