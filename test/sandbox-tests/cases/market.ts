import { type Abi, parseUnits } from 'viem'
import { newKey } from '../support/player'
import { approve, type Cases, onCard, type Walk } from '../support/walk'

const mds = (amount: string): bigint => parseUnits(amount, 18)

/** A hero of alice's on sale for 20 MDS, and what the chain knows of it. */
async function onSale(walk: Walk): Promise<{ id: string; tokenId: bigint }> {
  const { id, token_id } = await walk.give('alice', 'hero', 'wallet', '20')
  return { id, tokenId: BigInt(token_id) }
}

const someDragon = async ({ alice }: Walk): Promise<string> => (await alice.get('/api/user/dragons')).data.items[0].id

export const marketCases: Cases = {
  listMarket: {
    good: ({ visitor }) => visitor.get('/api/marketplace/list?tab=cards&sort=priceHigh'),
    bad: ({ visitor }) => visitor.get('/api/marketplace/list?tab=everything'),
    code: 400,
  },
  listCards: {
    good: ({ alice }) => alice.get('/api/user/card/list?kind=hero&place=game'),
    bad: ({ alice }) => alice.get('/api/user/card/list?place=pocket'),
    code: 400,
  },
  listDragons: {
    good: ({ alice }) => alice.get('/api/user/dragons'),
    bad: ({ visitor }) => visitor.get('/api/user/dragons'),
    code: 401,
  },
  getDragon: {
    good: async (walk) => walk.visitor.get(`/api/user/dragons/${await someDragon(walk)}`),
    bad: async (walk) => walk.visitor.get(`/api/user/dragons/${(await walk.give('bob', 'pet', 'wallet')).id}`),
    code: 1411,
  },
  getCard: {
    good: async (walk) => walk.visitor.get(`/api/card/${(await walk.give('bob', 'lingshi', 'wallet')).index_id}`),
    bad: ({ visitor }) => visitor.get('/api/card/999999'),
    code: 1401,
  },
  listArtifacts: {
    good: ({ alice }) => alice.get('/api/artifact/list'),
    bad: ({ visitor }) => visitor.get('/api/artifact/list'),
    code: 401,
  },
  activateArtifact: {
    good: async (walk) =>
      walk.alice.post('/api/artifact/activate', { id: (await walk.give('alice', 'equip', 'game')).id }),
    bad: async (walk) =>
      walk.alice.post('/api/artifact/activate', { id: (await walk.give('bob', 'equip', 'game')).id }),
    code: 1402,
  },
  listTrades: {
    good: async (walk) => walk.alice.post('/api/user/card/business', { id: await someDragon(walk) }),
    bad: ({ alice }) => alice.post('/api/user/card/business', { id: '999999' }),
    code: 1401,
  },
  listAssetHistory: {
    good: async (walk) => walk.visitor.get(`/api/assets/history/${(await onSale(walk)).id}`),
    bad: ({ visitor }) => visitor.get('/api/assets/history/999999'),
    code: 1401,
  },
  prepareSale: {
    good: async (walk) => {
      const { id } = await walk.give('alice', 'hero', 'wallet')
      return walk.alice.post(`/api/card/sell/${id}`, { price: '10' })
    },
    bad: async (walk) => {
      const { id } = await walk.give('alice', 'hero', 'wallet')
      return walk.alice.post(`/api/card/sell/${id}`, { price: '0' })
    },
    code: 1410,
  },
  confirmSale: {
    good: async (walk) => {
      const { id, token_id } = await walk.give('alice', 'hero', 'wallet')
      const key = newKey()
      await walk.alice.post(`/api/card/sell/${id}`, { price: '10' }, key)
      await onCard(walk, walk.alice, 'sell', [BigInt(token_id), mds('10'), key])
      return walk.alice.post(`/api/card/sellback/${id}`, {}, key)
    },
    bad: async (walk) => {
      const { id, token_id } = await walk.give('alice', 'hero', 'wallet')
      const other = await walk.give('alice', 'hero', 'wallet')
      const key = newKey()
      await onCard(walk, walk.alice, 'sell', [BigInt(token_id), mds('10'), key])
      void id
      return walk.alice.post(`/api/card/sellback/${other.id}`, {}, key)
    },
    code: 1602,
  },
  prepareCancel: {
    good: async (walk) => walk.alice.post(`/api/card/cancel/${(await onSale(walk)).id}`),
    bad: async (walk) => walk.bob.post(`/api/card/cancel/${(await onSale(walk)).id}`),
    code: 1402,
  },
  confirmCancel: {
    good: async (walk) => {
      const { id, tokenId } = await onSale(walk)
      const key = newKey()
      const hash = await onCard(walk, walk.alice, 'cancel', [tokenId, key])
      return walk.alice.post(`/api/card/cancelback/${id}`, { hash }, key)
    },
    bad: async (walk) => walk.alice.post(`/api/card/cancelback/${(await onSale(walk)).id}`),
    code: 425,
  },
  preparePurchase: {
    good: async (walk) => walk.bob.post(`/api/card/buy/${(await onSale(walk)).id}`, { price: '20' }),
    bad: async (walk) => walk.dave.post(`/api/card/buy/${(await onSale(walk)).id}`, { price: '20' }),
    code: 1506,
  },
  confirmPurchase: {
    good: async (walk) => {
      const { id, tokenId } = await onSale(walk)
      const key = newKey()
      await approve(walk, walk.bob, 'MDS', 'card', mds('20'))
      await onCard(walk, walk.bob, 'buy', [tokenId, mds('20'), key])
      return walk.bob.post(`/api/card/buyback/${id}`, {}, key)
    },
    bad: async (walk) => {
      const { id, tokenId } = await onSale(walk)
      const key = newKey()
      await approve(walk, walk.bob, 'MDS', 'card', mds('20'))
      const hash = await onCard(walk, walk.bob, 'buy', [tokenId, mds('20'), key])
      // carol names bob's transaction as hers
      return walk.carol.post(`/api/card/buyback/${id}`, { hash }, key)
    },
    code: 1603,
  },
  confirmDeposit: {
    good: async (walk) => {
      const { id, token_id } = await walk.give('alice', 'pet', 'wallet')
      const key = newKey()
      await onCard(walk, walk.alice, 'deposit', [BigInt(token_id), key])
      return walk.alice.post('/api/card/deposit', { id }, key)
    },
    bad: async (walk) => walk.alice.post('/api/card/deposit', { id: (await walk.give('alice', 'pet', 'wallet')).id }),
    code: 425,
  },
  claimCard: {
    good: async (walk) => walk.alice.post('/api/card/claim', { id: (await walk.give('alice', 'hero', 'game')).id }),
    bad: async (walk) => {
      const { id } = await walk.give('alice', 'hero', 'game')
      await walk.control('/sandbox/online', { userid: 'alice', on: true })
      const refused = await walk.alice.post('/api/card/claim', { id })
      await walk.control('/sandbox/online', { userid: 'alice', on: false })
      return refused
    },
    code: 1213,
  },
  confirmMint: {
    good: async (walk) => {
      const { abis, addresses, client } = walk.world.chain
      const price = await client.readContract({ address: addresses.card, abi: abis.card, functionName: 'nativePrice' })
      const key = newKey()
      const order = await walk.alice.post('/api/mint/card', { kind: 'pet', coin: 'BNB' }, key)
      await walk.alice.send(addresses.card, abis.card as Abi, 'mintWithNative', [3, key], price)
      return walk.alice.post('/api/mint/callback', { id: order.data.id }, key)
    },
    bad: async (walk) => {
      const order = await walk.alice.post('/api/mint/card', { kind: 'pet', coin: 'BNB' })
      return walk.alice.post('/api/mint/callback', { id: order.data.id })
    },
    code: 425,
  },
  prepareMint: {
    good: ({ alice }) => alice.post('/api/mint/card', { kind: 'hero', coin: 'MDS' }),
    bad: ({ alice }) => alice.post('/api/mint/card', { kind: 'dragon', coin: 'MDS' }),
    code: 1411,
  },
  confirmHatch: {
    good: async (walk) => {
      const { abis, addresses, client } = walk.world.chain
      const price = await client.readContract({
        address: addresses.dragon,
        abi: abis.dragon,
        functionName: 'coinPrice',
      })
      const key = newKey()
      await approve(walk, walk.alice, 'MDS', 'dragon', price)
      await walk.alice.send(addresses.dragon, abis.dragon as Abi, 'mintWithCoin', [0, price, key])
      return walk.alice.post('/api/add/mdragon', { coin: 'MDS' }, key)
    },
    bad: ({ alice }) => alice.post('/api/add/mdragon', { coin: 'MDS' }),
    code: 425,
  },
  summonHeroes: {
    good: ({ alice }) => alice.post('/api/user/summon', { tickets: 2 }),
    bad: ({ alice }) => alice.post('/api/user/summon', { tickets: 10 }),
    code: 1510,
  },
}
