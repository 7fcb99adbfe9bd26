import type { Asset } from '../../domain/asset'
import { lotStateOf, type PracticeAsset, type PracticeKind, type PracticeWorld } from '../../domain/practice'
import { OWN_DRAGON, OWN_HERO, PET, SOLD_HERO, STONE } from '../../domain/practiceBeginning'
import { type TextKey, t } from '../../i18n'

const NAMES: Record<string, TextKey> = {
  [SOLD_HERO]: 'practice.name_soldHero',
  [OWN_HERO]: 'practice.name_ownHero',
  [OWN_DRAGON]: 'practice.name_ownDragon',
  [PET]: 'practice.name_pet',
  [STONE]: 'practice.name_stone',
}

/** The name of a pretend asset. */
export const practiceName = (id: string): string => t(NAMES[id] ?? 'practice.name_stone')

type Looks = Pick<Asset, 'kind' | 'grade' | 'camp' | 'profession' | 'skill' | 'star'> & { tokenId: bigint }

const hero: Looks = { kind: 'hero', grade: 14, camp: 2, profession: 3, skill: 1, star: 4, tokenId: 111n }
const LOOKS: Record<string, Looks> = {
  [SOLD_HERO]: hero,
  [OWN_HERO]: { ...hero, grade: 9, camp: 4, profession: 4, star: 3, tokenId: 222n },
  [OWN_DRAGON]: { ...hero, kind: 'dragon', grade: 18, star: 5, tokenId: 333n },
  [PET]: { ...hero, kind: 'pet', grade: 12, camp: 5, tokenId: 444n },
  [STONE]: { ...hero, kind: 'lingshi', grade: 22, camp: 1, star: 6, tokenId: 555n },
}

/** A pretend asset as the parts of the real market show one. */
export function toAsset({ id, holder, sale, lot }: PracticeAsset): Asset {
  const looks = LOOKS[id] ?? hero
  return {
    ...looks,
    id,
    indexId: id,
    name: practiceName(id),
    level: 1,
    stage: 1,
    place: lot ? 'contract' : 'wallet',
    status: 'inTeam',
    statusCode: 0,
    ownerId: holder,
    ownerAddress: '',
    ownerName: t(`practice.who_${nameable(holder)}`),
    picture: null,
    price: sale ?? lot?.price ?? null,
    market: sale !== null ? 'sale' : lot ? 'auction' : null,
    activated: true,
    listedAt: 0,
  }
}

/** Who of those with a name; the protocol and those who are paid of a trade hold no asset. */
export function nameable(who: PracticeAsset['holder']): 'you' | 'mei' | 'bima' | 'sari' {
  return who === 'you' || who === 'mei' || who === 'bima' ? who : 'sari'
}

/** Where a pretend asset stands, in a few words. */
export function standingOf({ now }: PracticeWorld, asset: PracticeAsset): string {
  const state = lotStateOf(asset, now)
  if (state === 'open') return t('asset.market_auction')
  if (state === 'locked') return t('asset.status_locked')
  if (state === 'none') return t(asset.sale === null ? 'asset.place_wallet' : 'asset.market_sale')
  return t(`practice.lot_${state}`)
}

/** What the player does by this, in a button's words. */
export const moveWord = (kind: PracticeKind): string => t(kind === 'payout' ? 'money.title_payout' : `asset.do_${kind}`)
