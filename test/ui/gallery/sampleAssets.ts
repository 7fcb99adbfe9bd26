import type { AssetDetail } from '../../../src/domain/asset'

const COIN = 10n ** 18n

const hero: AssetDetail = {
  id: '1056',
  indexId: 'he1056',
  kind: 'hero',
  name: 'Silent Broken Face',
  grade: 1,
  camp: 3,
  profession: 5,
  skill: 5,
  star: 5,
  level: 3,
  stage: 4,
  place: 'wallet',
  status: 'selling',
  statusCode: 1,
  tokenId: 56n,
  ownerId: 'carol',
  ownerAddress: '0x976ea74026e726554db657fa54763abd0c3a0aa9',
  ownerName: 'Carol',
  picture: null,
  price: 129n * COIN,
  market: 'sale',
  activated: true,
  listedAt: 1_767_225_600,
  number: 'HE-000056',
  attributes: [
    { name: 'strength', value: 69 },
    { name: 'power', value: 357 },
    { name: 'hp', value: 1_578 },
    { name: 'attack', value: 189 },
    { name: 'defense', value: 124 },
    { name: 'crit', value: 9 },
    { name: 'crit_resistance', value: 7 },
    { name: 'super_crit', value: 3 },
    { name: 'final_damage_reduction', value: 5 },
    { name: 'control', value: 6 },
    { name: 'heal', value: 42 },
    { name: 'physical_damage_free', value: 88 },
  ],
  totalTraded: 0n,
  trades: [],
  auction: null,
}

/** Assets that an asset page has to hold: a plain one, the longest words, another kind, an auction in its last hour. */
export const SAMPLE_ASSETS = {
  common: hero,
  legend: {
    ...hero,
    id: '1402',
    name: 'Stormbound Nine-Tailed Fox',
    grade: 24,
    star: 7,
    price: 12_345_678n * (COIN / 1_000n),
  },
  dragon: { ...hero, id: '1351', kind: 'dragon', name: 'Obsidian Thornbrow', grade: 10, star: 0, stage: 5 },
  auction: {
    ...hero,
    id: '1118',
    name: 'Dreaming Gill King',
    grade: 13,
    camp: 4,
    place: 'contract',
    market: 'auction',
    price: 1_811_187n * (COIN / 10_000n),
    auction: { state: 'open', startPrice: COIN, currentBid: null, deadline: Math.floor(Date.now() / 1_000) + 2_700 },
  },
} as const satisfies Readonly<Record<string, AssetDetail>>
export type SampleName = keyof typeof SAMPLE_ASSETS
