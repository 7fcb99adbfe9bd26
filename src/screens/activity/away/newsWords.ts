import type { News } from '../../../domain/news'
import { type TextKey, t } from '../../../i18n'
import { clockIcon } from '../../../ui/art/icons/clock'
import { giftIcon } from '../../../ui/art/icons/gift'
import { heartIcon } from '../../../ui/art/icons/heart'
import { legionIcon } from '../../../ui/art/icons/legion'
import { marketIcon } from '../../../ui/art/icons/market'
import { upIcon } from '../../../ui/art/icons/up'
import { walletIcon } from '../../../ui/art/icons/wallet'
import { amountText } from '../../../ui/money/amountText'
import type { Tone } from '../../../ui/states/tone'

interface Look {
  icon: string
  tone: Tone
  href: string
  way: TextKey
}

/** '' stands for the asset's own page. */
const ASSET = { href: '', way: 'away.toAsset' } as const
const WISH = { icon: heartIcon, ...ASSET } as const

const LOOKS: Record<News['kind'], Look> = {
  outbid: { icon: upIcon, tone: 'warning', ...ASSET },
  sold: { icon: marketIcon, tone: 'good', ...ASSET },
  share: { icon: giftIcon, tone: 'good', href: '/accountAccount', way: 'away.toAccount' },
  approved: { icon: walletIcon, tone: 'good', href: '/coins', way: 'away.toCoins' },
  rejected: { icon: walletIcon, tone: 'bad', href: '/coins', way: 'away.toCoins' },
  takeBack: { icon: clockIcon, tone: 'warning', ...ASSET },
  points: { icon: legionIcon, tone: 'good', href: '/legion', way: 'away.toLegion' },
  tickets: { icon: giftIcon, tone: 'good', href: '/shares', way: 'away.toShares' },
  cheaper: { ...WISH, tone: 'good' },
  wishSold: { ...WISH, tone: 'info' },
  offered: { ...WISH, tone: 'good' },
  newAt: { ...WISH, tone: 'good' },
}

export const iconOf = ({ kind }: News): string => LOOKS[kind].icon
export const toneOf = ({ kind }: News): Tone => LOOKS[kind].tone

/** Where a piece of news leads. */
export function wayOf({ kind, assetId }: News): { href: string; text: string } {
  const { href, way } = LOOKS[kind]
  return { href: href || `/cardDetail?id=${encodeURIComponent(assetId)}`, text: t(way) }
}

/** What the asset is called; its number where the provider gave no name. */
export const nameOf = ({ name, assetId }: News): string => name || assetId

/** What happened, and what came of it; '' where that is not known. */
export function sentences(news: News): [title: string, text: string] {
  const { kind, units, price, coin } = news
  const slots = {
    name: nameOf(news),
    amount: `${amountText(units, coin)} ${coin}`,
    price: `${amountText(price, coin)} ${coin}`,
    count: String(units),
  }
  if (kind === 'wishSold' && units === 0n) return [t('away.wishMoved', slots), '']
  return [t(`away.${kind}`, slots), t(`away.${kind}Text`, slots)]
}
