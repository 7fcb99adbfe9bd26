import { ASSET_KINDS } from '../domain/asset'
import { assetShape } from './asset'
import { call } from './call'
import { count, decimal, id, items, key, maybe, oneOf, record, soft, whole } from './shape'

/** POST /api/mint/card: prepares a mint of one card kind, paid in BNB or MDS. */
export const prepareMint = call({
  method: 'POST',
  path: '/api/mint/card',
  body: record({ kind: oneOf(ASSET_KINDS), coin: oneOf(['BNB', 'MDS']) }),
  answer: record({ id, kind: oneOf(ASSET_KINDS), coin: oneOf(['BNB', 'MDS']), price: decimal }),
})

/** POST /api/mint/callback: the mint is on chain; returns the new asset. */
export const confirmMint = call({
  method: 'POST',
  path: '/api/mint/callback',
  body: record({ id, hash: maybe(key) }),
  answer: soft(assetShape),
})

/** POST /api/add/mdragon: a small dragon was minted on chain; the provider hatches it. */
export const confirmHatch = call({
  method: 'POST',
  path: '/api/add/mdragon',
  body: record({ coin: oneOf(['BNB', 'MDS']), hash: maybe(key) }),
  answer: soft(assetShape),
})

/** POST /api/user/summon: summons heroes with high-level tickets. */
export const summonHeroes = call({
  method: 'POST',
  path: '/api/user/summon',
  body: record({ tickets: whole }),
  answer: record({ items: items(assetShape), tickets: count }),
})
