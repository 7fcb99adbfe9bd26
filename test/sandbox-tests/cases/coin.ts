import { type Abi, parseUnits } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { logInAs, newKey } from '../support/player'
import { approve, type Cases, pay, type Walk } from '../support/walk'

async function activateAsset(walk: Walk, coin: 'MDV' | 'HFH'): Promise<{ id: string; key: `0x${string}` }> {
  const { abis, addresses, client } = walk.world.chain
  const { id, token_id } = await walk.give('alice', 'hero', 'wallet')
  const at = { address: addresses.activation, abi: abis.activation } as const
  const price = await client.readContract({ ...at, functionName: 'assetPrice', args: [addresses.coins[coin]] })
  const key = newKey()
  await approve(walk, walk.alice, coin, 'activation', price)
  const args = [addresses.coins[coin], addresses.card, BigInt(token_id), price, key]
  await walk.alice.send(addresses.activation, abis.activation as Abi, 'activateAsset', args)
  return { id, key }
}

export const coinCases: Cases = {
  getVaultAddress: {
    good: ({ alice }) => alice.get('/api/wallet/address'),
    bad: ({ visitor }) => visitor.get('/api/wallet/address'),
    code: 401,
  },
  getFees: {
    good: ({ alice }) => alice.get('/api/level/fee'),
    bad: ({ visitor }) => visitor.get('/api/level/fee'),
    code: 401,
  },
  confirmTopUpMds: {
    good: async (walk) => {
      const key = await pay(walk, walk.alice, 'MDS', parseUnits('30', 18))
      return walk.alice.post('/api/user/charge', { amount: '30' }, key)
    },
    bad: async (walk) => {
      const key = await pay(walk, walk.alice, 'MDS', parseUnits('30', 18))
      return walk.alice.post('/api/user/charge', { amount: '31' }, key)
    },
    code: 1602,
  },
  confirmTopUpMdv: {
    good: async (walk) => {
      const key = await pay(walk, walk.alice, 'MDV', parseUnits('2', 8))
      return walk.alice.post('/api/user/charge2', { amount: '2' }, key)
    },
    bad: ({ alice }) => alice.post('/api/user/charge2', { amount: '0.5' }),
    code: 1504,
  },
  confirmTopUpOther: {
    good: async (walk) => {
      const key = await pay(walk, walk.alice, 'USDT', parseUnits('6', 6))
      return walk.alice.post('/api/user/bgg/charge', { coin: 'USDT', amount: '6' }, key)
    },
    bad: ({ alice }) => alice.post('/api/user/bgg/charge', { coin: 'USDT', amount: '6.1234567' }),
    code: 1502,
  },
  withdrawMds: {
    good: ({ alice }) => alice.post('/api/user/withdraw', { amount: '25', fund_password: 'alice-fund-1' }),
    bad: ({ alice }) => alice.post('/api/user/withdraw', { amount: '25', fund_password: 'alice-fund-1' }),
    code: 1507,
  },
  withdrawMdv: {
    good: ({ alice }) => alice.post('/api/user/withdraw2', { amount: '2', fund_password: 'alice-fund-1' }),
    bad: ({ bob }) => bob.post('/api/user/withdraw2', { amount: '2', fund_password: 'alice-fund-1' }),
    code: 1205,
  },
  withdrawOther: {
    good: ({ bob }) => bob.post('/api/user/bgg/withdraw', { coin: 'HFH', amount: '50', fund_password: 'bob-fund-1' }),
    bad: ({ dave }) => dave.post('/api/user/bgg/withdraw', { coin: 'HFH', amount: '50', fund_password: 'dave-fund' }),
    code: 1202,
  },
  listCoinHistory: {
    good: ({ alice }) => alice.get('/api/assets/history?coin=MDS'),
    bad: ({ alice }) => alice.get('/api/assets/history?coin=DOGE'),
    code: 400,
  },
  confirmAccountActivation: {
    good: async (walk) => {
      const { abis, addresses } = walk.world.chain
      const key = newKey()
      await approve(walk, walk.dave, 'MDV', 'activation', parseUnits('1', 8))
      await walk.dave.send(addresses.activation, abis.activation as Abi, 'activateAccount', [key])
      return walk.dave.post('/api/user/brp/active', {}, key)
    },
    bad: async ({ world, visitor }) => {
      const poor = await logInAs(world, privateKeyToAccount(generatePrivateKey()))
      return visitor.post('/api/user/brp/active', {}, newKey(), { authorization: `Bearer ${poor}` })
    },
    code: 1212,
  },
  confirmActivationMdv: {
    good: async (walk) => {
      const { id, key } = await activateAsset(walk, 'MDV')
      return walk.alice.post(`/api/user/active/${id}`, {}, key)
    },
    bad: async (walk) => {
      const { id, key } = await activateAsset(walk, 'HFH')
      return walk.alice.post(`/api/user/active/${id}`, {}, key)
    },
    code: 1602,
  },
  confirmActivationHfh: {
    good: async (walk) => {
      const { id, key } = await activateAsset(walk, 'HFH')
      return walk.alice.post(`/api/user/bgg/active/${id}`, {}, key)
    },
    bad: async (walk) => {
      const { id } = await walk.give('alice', 'hero', 'wallet')
      return walk.alice.post(`/api/user/bgg/active/${id}`)
    },
    code: 425,
  },
  listActivities: {
    good: ({ alice }) => alice.get('/api/user/activities?coin=MDS'),
    bad: ({ alice }) => alice.get('/api/user/activities?type=all'),
    code: 400,
  },
  getLegion: {
    good: ({ alice }) => alice.get('/api/user/team'),
    bad: ({ visitor }) => visitor.get('/api/user/team'),
    code: 401,
  },
  getRanking: {
    good: ({ alice }) => alice.get('/api/integral/rank'),
    bad: ({ visitor }) => visitor.get('/api/integral/rank'),
    code: 401,
  },
  listPoints: {
    good: ({ alice }) => alice.get('/api/integral/active?type=1'),
    bad: ({ alice }) => alice.get('/api/integral/active?kind=1'),
    code: 400,
  },
  listRedemptions: {
    good: ({ alice }) => alice.get('/api/receive/mds'),
    bad: ({ visitor }) => visitor.get('/api/receive/mds'),
    code: 401,
  },
  redeemPoints: {
    good: ({ alice }) => alice.post('/api/receive/mds'),
    bad: async (walk) => {
      await walk.control('/sandbox/give/standing', { userid: 'alice', points: '5' })
      return walk.alice.post('/api/receive/mds')
    },
    code: 1508,
  },
}
