import { ASSET_KINDS, PLACES } from '../domain/asset'
import { MARKET_SORTS, MARKET_TABS } from '../domain/marketFilters'
import { assetShape } from './asset'
import { call } from './call'
import { count, decimal, exact, id, items, key, maybe, oneOf, page, record, soft, text, token, whole } from './shape'

/** What the provider prepared for the chain step; the app sends its own typed values and checks them against this. */
export const orderShape = record({ id, token_id: token, price: maybe(decimal) })
const proof = record({ hash: maybe(key) })

/** GET /api/marketplace/list: open sales and auctions by the filters of val1..val6 and the star. */
export const listMarket = call({
  method: 'GET',
  path: '/api/marketplace/list',
  query: record({
    camp: maybe(whole),
    profession: maybe(whole),
    sort: maybe(oneOf(MARKET_SORTS)),
    grade_band: maybe(whole),
    skill: maybe(whole),
    tab: maybe(oneOf(MARKET_TABS)),
    star: maybe(whole),
    cursor: maybe(text),
    limit: maybe(whole),
  }),
  answer: record({ items: items(assetShape), next: maybe(exact), total: count }),
  open: true,
})

/** GET /api/user/card/list: the player's assets, every kind, in every place. */
export const listCards = call({
  method: 'GET',
  path: '/api/user/card/list',
  query: record({ kind: maybe(oneOf(ASSET_KINDS)), place: maybe(oneOf(PLACES)), cursor: maybe(text) }),
  answer: page(assetShape),
})

/** GET /api/user/dragons */
export const listDragons = call({
  method: 'GET',
  path: '/api/user/dragons',
  query: record({ cursor: maybe(text) }),
  answer: page(assetShape),
})

/** GET /api/artifact/list: the player's magic equipment. */
export const listArtifacts = call({
  method: 'GET',
  path: '/api/artifact/list',
  query: record({ cursor: maybe(text) }),
  answer: page(assetShape),
})

/** POST /api/artifact/activate */
export const activateArtifact = call({
  method: 'POST',
  path: '/api/artifact/activate',
  body: record({ id }),
  answer: assetShape,
})

/** POST /api/card/sell/{id}: prepares a sale at a price in whole MDS. */
export const prepareSale = call({
  method: 'POST',
  path: '/api/card/sell/{id}',
  body: record({ price: decimal }),
  answer: orderShape,
})

/** POST /api/card/sellback/{id}: the sale is on chain. */
export const confirmSale = call({
  method: 'POST',
  path: '/api/card/sellback/{id}',
  body: proof,
  answer: soft(assetShape),
})

/** POST /api/card/cancel/{id} */
export const prepareCancel = call({ method: 'POST', path: '/api/card/cancel/{id}', answer: orderShape })

/** POST /api/card/cancelback/{id} */
export const confirmCancel = call({
  method: 'POST',
  path: '/api/card/cancelback/{id}',
  body: proof,
  answer: soft(assetShape),
})

/** POST /api/card/buy/{id}: prepares a purchase at the price the buyer saw. */
export const preparePurchase = call({
  method: 'POST',
  path: '/api/card/buy/{id}',
  body: record({ price: decimal }),
  answer: orderShape,
})

/** POST /api/card/buyback/{id} */
export const confirmPurchase = call({
  method: 'POST',
  path: '/api/card/buyback/{id}',
  body: proof,
  answer: soft(assetShape),
})

/** POST /api/card/deposit: the asset was sent to the vault. */
export const confirmDeposit = call({
  method: 'POST',
  path: '/api/card/deposit',
  body: record({ id, hash: maybe(key) }),
  answer: soft(assetShape),
})

/** POST /api/card/claim: asks the vault to send an asset to the player's wallet. */
export const claimCard = call({
  method: 'POST',
  path: '/api/card/claim',
  body: record({ id, fund_password: maybe(text) }),
  answer: record({ item: soft(assetShape), hash: maybe(key) }),
})
