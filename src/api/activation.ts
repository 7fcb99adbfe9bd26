import { assetShape } from './asset'
import { call } from './call'
import { flag, key, maybe, record, soft } from './shape'

const proof = record({ hash: maybe(key) })

/** POST /api/user/brp/active: 1 MDV was paid on chain; the account is activated. */
export const confirmAccountActivation = call({
  method: 'POST',
  path: '/api/user/brp/active',
  body: proof,
  answer: soft(record({ activated: flag })),
})

/** POST /api/user/active/{id}: a dragon or hero was activated on chain for MDV. */
export const confirmActivationMdv = call({
  method: 'POST',
  path: '/api/user/active/{id}',
  body: proof,
  answer: soft(assetShape),
})

/** POST /api/user/bgg/active/{id}: a dragon or hero was activated on chain for HFH. */
export const confirmActivationHfh = call({
  method: 'POST',
  path: '/api/user/bgg/active/{id}',
  body: proof,
  answer: soft(assetShape),
})
