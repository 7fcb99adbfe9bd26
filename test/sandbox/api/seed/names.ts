import type { AssetKind } from '../../../../src/domain/asset'
import type { Random } from './random'

/** English and Chinese. */
export type Name = readonly [english: string, chinese: string]

const EPITHETS: readonly Name[] = [
  ['Stormbound', '縛雷'],
  ['Ashen', '燼灰'],
  ['Moonlit', '映月'],
  ['Gilded', '鎏金'],
  ['Thornclad', '荊甲'],
  ['Silent', '無聲'],
  ['Sunforged', '日鑄'],
  ['Hollow', '虛空'],
  ['Verdant', '翠林'],
  ['Crimson', '緋紅'],
  ['Frostborn', '霜生'],
  ['Wandering', '遊方'],
  ['Starlit', '星輝'],
  ['Ironhearted', '鐵心'],
  ['Dreaming', '入夢'],
  ['Tidal', '潮汐'],
  ['Obsidian', '黑曜'],
  ['Radiant', '輝耀'],
  ['Nameless', '無名'],
  ['Elder', '太古'],
]

const NAMES: Record<AssetKind, readonly Name[]> = {
  hero: [
    ['Kaelith', '凱利斯'],
    ['Ysolde', '伊索德'],
    ['Bram Oakhand', '橡手布蘭'],
    ['Seraphine', '瑟拉芬'],
    ['Torvald', '托瓦德'],
    ['Lin Qingyao', '林清瑤'],
    ['Maelis', '梅莉絲'],
    ['Orin Dusk', '暮影奧林'],
    ['Nezha', '哪吒'],
    ['Vespera', '薇絲佩拉'],
    ['Zhao Yun', '趙雲'],
    ['Halvard', '哈瓦德'],
    ['Ondine', '水精溫蒂妮'],
    ['Rhiannon', '蕾安儂'],
    ['Draven Vale', '幽谷德雷文'],
    ['Mu Guiying', '穆桂英'],
  ],
  dragon: [
    ['Wyrm of Caldera', '火山口古龍'],
    ['Skyrender', '裂空龍'],
    ['Azure Long', '蒼龍'],
    ['Tidecoil', '潮蜷龍'],
    ['Emberwing', '燼翼龍'],
    ['Glacierback', '冰脊龍'],
    ['Duskmaw', '暮顎龍'],
    ['Dawnscale', '曙鱗龍'],
    ['Zephyrling', '和風幼龍'],
    ['Nightfang', '夜牙龍'],
  ],
  equip: [
    ['Greatsword', '巨劍'],
    ['Longbow', '長弓'],
    ['Aegis', '神盾'],
    ['Warhammer', '戰錘'],
    ['Runestaff', '符文法杖'],
    ['Crown', '王冠'],
    ['Gauntlets', '護手'],
    ['Mantle', '披風'],
    ['Halberd', '方天戟'],
    ['Talisman', '護符'],
  ],
  pet: [
    ['Fox Spirit', '狐仙'],
    ['Qilin Cub', '幼麒麟'],
    ['Owlet', '小貓頭鷹'],
    ['Moss Golem', '苔石傀儡'],
    ['Ember Cat', '火燄貓'],
    ['Cloud Hare', '雲兔'],
    ['Tortoise Sage', '玄龜'],
    ['Raven', '渡鴉'],
  ],
  lingshi: [
    ['Fire Lingshi', '火靈石'],
    ['Frost Lingshi', '霜靈石'],
    ['Gale Lingshi', '風靈石'],
    ['Dawn Lingshi', '曦靈石'],
    ['Umbra Lingshi', '影靈石'],
    ['Jade Heart', '玉心石'],
    ['Marrow of the Earth', '地髓'],
  ],
}

/** A name for an asset of this kind. */
export function nameAsset(random: Random, kind: AssetKind): Name {
  const [epithet, epithetChinese] = random.pick(EPITHETS)
  const [name, chinese] = random.pick(NAMES[kind])
  return [`${epithet} ${name}`, `${epithetChinese}·${chinese}`]
}
