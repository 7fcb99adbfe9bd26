import type { Asset } from '../../src/domain/asset'

/** A hero in its owner's wallet, at rest. */
export const sampleAsset = (changes: Partial<Asset> = {}): Asset => ({
  id: 'hero-1',
  indexId: '1001',
  kind: 'hero',
  name: 'Ancestor',
  grade: 3,
  camp: 1,
  profession: 2,
  skill: 1,
  star: 4,
  level: 5,
  stage: 1,
  place: 'wallet',
  status: 'inTeam',
  statusCode: 0,
  tokenId: 7n,
  ownerId: 'alice',
  ownerAddress: `0x${'a'.repeat(40)}`,
  ownerName: 'Alice',
  picture: null,
  price: null,
  market: null,
  activated: true,
  listedAt: 0,
  ...changes,
})
