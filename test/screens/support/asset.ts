import type { Asset, AssetDetail } from '../../../src/domain/asset'

/** In the smallest unit of MDS. */
export const MDS = 10n ** 18n

/** A hero in its holder's wallet, for tests. */
export const newAsset = (change: Partial<Asset> = {}): Asset => ({
  id: '12',
  indexId: '12',
  kind: 'hero',
  name: 'Ashen Warden',
  grade: 17,
  camp: 2,
  profession: 3,
  skill: 1,
  star: 5,
  level: 12,
  stage: 2,
  place: 'wallet',
  status: 'cancelled',
  statusCode: 5,
  tokenId: 128n,
  ownerId: 'u1',
  ownerAddress: '0xa',
  ownerName: 'Alice',
  picture: null,
  price: null,
  market: null,
  activated: true,
  listedAt: 0,
  ...change,
})

/** The same hero as its own page has it, without a history. */
export const newDetail = (change: Partial<AssetDetail> = {}): AssetDetail => ({
  ...newAsset(),
  number: 'HE-1',
  attributes: [],
  totalTraded: 0n,
  trades: [],
  auction: null,
  ...change,
})
