import { subjectsOf } from '../../../../src/build/art/subjects'
import type { AssetKind } from '../../../../src/domain/asset'
import { type ArtSubject, artName } from '../../../../src/ui/art/artName'
import { DRAGON_NAMES, PET_NAMES } from './names/animals'
import { HERO_NAMES } from './names/heroes'
import type { Name, Names } from './names/name'
import { EQUIP_NAMES, STONE_NAMES } from './names/things'

/** None names a colour: a picture has those of its camp. */
const EPITHETS: readonly Name[] = [
  ['Stormbound', '縛雷'],
  ['Oathbound', '守誓'],
  ['Moonlit', '映月'],
  ['Undying', '不滅'],
  ['Thornclad', '荊甲'],
  ['Silent', '無聲'],
  ['Sunforged', '日鑄'],
  ['Hollow', '虛空'],
  ['Wildborn', '荒野'],
  ['Dauntless', '無畏'],
  ['Frostborn', '霜生'],
  ['Wandering', '遊方'],
  ['Starlit', '星輝'],
  ['Ironhearted', '鐵心'],
  ['Dreaming', '入夢'],
  ['Tidal', '潮汐'],
  ['Veiled', '蒙影'],
  ['Radiant', '輝耀'],
  ['Nameless', '無名'],
  ['Elder', '太古'],
]

const NAMES: Record<AssetKind, Names> = {
  hero: HERO_NAMES,
  dragon: DRAGON_NAMES,
  equip: EQUIP_NAMES,
  pet: PET_NAMES,
  lingshi: STONE_NAMES,
}

/** What is drawn for an asset: an icon's name. */
export function drawnOf(asset: ArtSubject): string {
  const [, element, band, letter] = artName(asset).match(/^[a-z]+-(\d)-(\d)([a-g])/) ?? []
  const subject = subjectsOf(asset.kind, Number(element))[Number(band) - 1]?.['abcdefg'.indexOf(letter ?? '')]
  if (!subject) throw new Error(`nothing is drawn for ${artName(asset)}`)
  return subject.icon
}

/** A name that fits the asset's picture. @param share 0 to 1: which of the epithets */
export function nameAsset(asset: ArtSubject, share: number): Name {
  const drawn = drawnOf(asset)
  const name = NAMES[asset.kind][drawn]
  const epithet = EPITHETS[Math.floor(share * EPITHETS.length)]
  if (!name || !epithet) throw new Error(`no name for ${drawn}`)
  return [`${epithet[0]} ${name[0]}`, `${epithet[1]}·${name[1]}`]
}
