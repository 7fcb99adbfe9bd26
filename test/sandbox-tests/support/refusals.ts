import { type Abi, parseUnits } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import type { ErrorName } from '../../sandbox/api/errorTexts'
import { DEFAULT_PASSWORD } from '../../sandbox/api/rules/limits'
import { accountOf, personNamed } from '../../sandbox/people'
import { type Envelope, logInAs, newKey } from './player'
import { approve, newestCode, onCard, type Walk } from './walk'

const ALICE = { account: '912345678', area: '886' }
const FUND = { fund_password: 'alice-fund-1' }
const mds = (amount: string): bigint => parseUnits(amount, 18)

/** The token of a player without anything, logged in for the first time. */
const newcomer = ({ world }: Walk): Promise<string> => logInAs(world, privateKeyToAccount(generatePrivateKey()))
const withToken = (token: string) => ({ authorization: `Bearer ${token}` })

const withdraw = ({ alice }: Walk, body: object = {}): Promise<Envelope> =>
  alice.post('/api/user/withdraw', { ...FUND, amount: '20', ...body })
const rename = ({ alice }: Walk, nickname: string): Promise<Envelope> => alice.post('/api/user/nickname', { nickname })
const byPassword = ({ visitor }: Walk, password: string, contact: object = ALICE): Promise<Envelope> =>
  visitor.post('/api/auth/login/email', { ...contact, password })
const claim = ({ alice }: Walk, id: string): Promise<Envelope> => alice.post('/api/card/claim', { id })
const close = (walk: Walk, path: string): Promise<unknown> => walk.control('/sandbox/open', { path, open: false })

/**
 * What a refusal takes: the world as it has to be, then the request that is refused, however often it is sent. A
 * request gets its language from the walk it is sent on.
 */
export interface Provocation {
  arrange?(walk: Walk): Promise<unknown>
  // biome-ignore lint/suspicious/noExplicitAny: what `arrange` found is what `ask` needs
  ask(walk: Walk, arranged: any): Promise<Envelope>
}

/** How each refusal of the provider can be provoked. */
export const PROVOCATIONS: Record<ErrorName, Provocation> = {
  badRequest: { ask: ({ alice }) => alice.get('/api/user/card/list?place=pocket') },
  unauthorised: { ask: ({ visitor }) => visitor.get('/api/user/info') },
  notFound: { ask: ({ visitor }) => visitor.get('/api/user/nothing') },
  keyConflict: {
    arrange: async (walk) => {
      const key = newKey()
      await walk.alice.post('/api/user/nickname', { nickname: 'One' }, key)
      return key
    },
    ask: ({ alice }, key) => alice.post('/api/user/nickname', { nickname: 'Two' }, key),
  },
  tooLarge: { ask: (walk) => rename(walk, 'x'.repeat(70_000)) },
  notYet: { ask: ({ alice }) => alice.post('/api/user/charge', { amount: '30' }) },
  tooManyRequests: {
    arrange: async (walk) => {
      for (let time = 0; time < 5; time++) await withdraw(walk, { fund_password: 'wrong-one' })
    },
    ask: (walk) => withdraw(walk),
  },
  server: {
    arrange: ({ control }) =>
      control('/sandbox/faults', { kind: 'envelope', path: '/api/user/info', status: 500, times: 0 }),
    ask: ({ alice }) => alice.get('/api/user/info'),
  },
  keyRequired: { ask: ({ alice }) => alice.post('/api/message/collect', {}, '' as never) },
  keyWrong: { ask: ({ alice }) => alice.post('/api/message/collect', {}, '0x12') },

  addressWrong: { ask: ({ visitor }) => visitor.get('/api/auth/msg?address=0x12') },
  signatureWrong: {
    arrange: ({ visitor }) => visitor.get(`/api/auth/msg?address=${accountOf(personNamed('erin')).address}`),
    ask: async ({ visitor }, { data }) => {
      const signature = await accountOf(personNamed('bob')).signMessage({ message: data.message })
      return visitor.post('/api/auth/msg', { address: accountOf(personNamed('erin')).address, signature })
    },
  },
  messageExpired: {
    ask: ({ visitor }) =>
      visitor.post('/api/auth/msg', {
        address: accountOf(personNamed('erin')).address,
        signature: `0x${'1'.repeat(130)}`,
      }),
  },
  loginWrong: { ask: (walk) => byPassword(walk, 'wrong-one') },
  codeRequired: { ask: ({ visitor }) => visitor.post('/api/user/forget/reset', { ...ALICE, code: ' ' }) },
  codeWrong: { ask: ({ visitor }) => visitor.post('/api/user/forget/reset', { ...ALICE, code: '000000' }) },
  codeExpired: {
    arrange: async (walk) => {
      await walk.visitor.post('/api/user/send_code', { ...ALICE, purpose: 'forget' })
      await walk.control('/sandbox/time', { seconds: 301 })
      return newestCode(walk, '+886912345678')
    },
    ask: ({ visitor }, code) => visitor.post('/api/user/forget/reset', { ...ALICE, code }),
  },
  accountTaken: { ask: ({ bob }) => bob.post('/api/user/send_code', { ...ALICE, purpose: 'bind' }) },
  emailWrong: { ask: (walk) => byPassword(walk, 'x', { account: 'no address@' }) },
  mobileWrong: { ask: (walk) => byPassword(walk, 'x', { account: '12ab', area: '886' }) },
  areaCodeRequired: { ask: (walk) => byPassword(walk, 'x', { account: '912345678' }) },
  passwordShort: { ask: ({ alice }) => alice.post('/api/user/password', { password: 'a b c d', old_password: 'x' }) },
  passwordWrong: { ask: ({ alice }) => alice.post('/api/user/password', { password: 'alice-2', old_password: 'x' }) },
  passwordSame: {
    ask: ({ alice }) => alice.post('/api/user/password', { password: 'alice-pass-1', old_password: 'alice-pass-1' }),
  },
  passwordMustChange: {
    arrange: async (walk) => {
      await walk.visitor.post('/api/user/send_code', { ...ALICE, purpose: 'forget' })
      await walk.visitor.post('/api/user/forget/reset', { ...ALICE, code: newestCode(walk, '+886912345678') })
      return (await byPassword(walk, DEFAULT_PASSWORD)).data.token
    },
    ask: ({ visitor }, token) => visitor.post('/api/message/collect', {}, newKey(), withToken(token)),
  },

  linkAccount: {
    arrange: ({ world }) => world.provider.db.turn((tx) => tx.update('players', { id: '100001' }, { address: null })),
    ask: (walk) => withdraw(walk),
  },
  phoneFirst: {
    ask: ({ dave }) => dave.post('/api/user/send_code', { ...ALICE, purpose: 'password' }),
  },
  mailboxFirst: {
    ask: ({ bob }) => bob.post('/api/user/send_code', { account: 'bob@example.com', purpose: 'password' }),
  },
  fundPasswordFirst: { ask: ({ carol }) => carol.post('/api/user/withdraw', { ...FUND, amount: '20' }) },
  fundPasswordWrong: { ask: (walk) => withdraw(walk, { fund_password: 'wrong-one' }) },
  registrationFirst: { ask: ({ bob }) => bob.post('/api/user/send_code', { ...ALICE, purpose: 'password' }) },
  roleFirst: { ask: ({ carol }) => carol.post('/api/user/summon', { tickets: 1 }) },
  serverUnknown: { ask: ({ alice }) => alice.post('/api/user/create_player/9', { name: 'Bolt' }) },
  roleExists: { ask: ({ alice }) => alice.post('/api/user/create_player/1', { name: 'Bolt' }) },
  nameTaken: { ask: (walk) => rename(walk, 'bob') },
  activateFirst: { ask: ({ dave }) => dave.post('/api/user/summon', { tickets: 1 }) },
  topUpFirst: {
    arrange: newcomer,
    ask: ({ visitor }, token) => visitor.post('/api/user/brp/active', {}, newKey(), withToken(token)),
  },
  gameOnline: {
    arrange: ({ control }) => control('/sandbox/online', { userid: 'alice', on: true }),
    ask: (walk) => withdraw(walk),
  },
  notOpen: {
    arrange: (walk) => close(walk, '/api/user/create_player/{serverId}'),
    ask: ({ bob }) => bob.post('/api/user/create_player/2', { name: 'Bolt' }),
  },
  required: { ask: (walk) => rename(walk, '   ') },
  nicknameSame: { ask: (walk) => rename(walk, ' Alice ') },
  tooLong: { ask: (walk) => rename(walk, '01234567890') },
  textForbidden: { ask: (walk) => rename(walk, 'A\u200blice') },

  assetUnknown: { ask: ({ visitor }) => visitor.get('/api/card/999999') },
  notYours: {
    arrange: ({ give }) => give('bob', 'hero', 'game'),
    ask: (walk, { id }) => claim(walk, id),
  },
  wrongPlace: {
    arrange: ({ give }) => give('alice', 'hero', 'game'),
    ask: ({ alice }, { id }) => alice.post(`/api/card/sell/${id}`, { price: '10' }),
  },
  nftLocked: {
    arrange: ({ give }) => give('alice', 'hero', 'wallet', '10'),
    ask: ({ alice }, { id }) => alice.post(`/api/card/sell/${id}`, { price: '11' }),
  },
  confirming: {
    arrange: async (walk) => {
      const { id } = await walk.give('alice', 'hero', 'game')
      await walk.control('/sandbox/blocks', { hold: true })
      await claim(walk, id)
      return id
    },
    ask: (walk, id) => claim(walk, id),
  },
  nftAway: { arrange: ({ give }) => give('alice', 'hero', 'wallet'), ask: (walk, { id }) => claim(walk, id) },
  notForSale: {
    arrange: ({ give }) => give('alice', 'hero', 'wallet'),
    ask: ({ bob }, { id }) => bob.post(`/api/card/buy/${id}`, { price: '10' }),
  },
  ownAsset: {
    arrange: ({ give }) => give('alice', 'hero', 'wallet', '10'),
    ask: ({ alice }, { id }) => alice.post(`/api/card/buy/${id}`, { price: '10' }),
  },
  priceMoved: {
    arrange: ({ give }) => give('alice', 'hero', 'wallet', '10'),
    ask: ({ bob }, { id }) => bob.post(`/api/card/buy/${id}`, { price: '9' }),
  },
  priceRequired: {
    arrange: ({ give }) => give('alice', 'hero', 'wallet'),
    ask: ({ alice }, { id }) => alice.post(`/api/card/sell/${id}`, { price: '0' }),
  },
  kindWrong: { ask: ({ alice }) => alice.post('/api/mint/card', { kind: 'dragon', coin: 'MDS' }) },
  alreadyActive: {
    arrange: async ({ alice, give }) => {
      const { id } = await give('alice', 'equip', 'game')
      await alice.post('/api/artifact/activate', { id })
      return id
    },
    ask: ({ alice }, id) => alice.post('/api/artifact/activate', { id }),
  },

  amountWrong: { ask: (walk) => withdraw(walk, { amount: '1e3' }) },
  tooManyDecimals: { ask: (walk) => withdraw(walk, { amount: '20.1234567890123456789' }) },
  quantityZero: { ask: (walk) => withdraw(walk, { amount: '0' }) },
  belowMinimum: { ask: (walk) => withdraw(walk, { amount: '19.9' }) },
  aboveMaximum: { ask: (walk) => withdraw(walk, { amount: '5001' }) },
  insufficient: { ask: (walk) => withdraw(walk, { amount: '4999' }) },
  withdrawTooSoon: { arrange: (walk) => withdraw(walk), ask: (walk) => withdraw(walk) },
  redeemTooSoon: {
    arrange: async ({ alice, control }) => {
      await control('/sandbox/give/standing', { userid: 'alice', points: '5' })
      await alice.post('/api/receive/mds')
      await control('/sandbox/give/standing', { userid: 'alice', points: '5' })
    },
    ask: ({ alice }) => alice.post('/api/receive/mds'),
  },
  noTickets: {
    arrange: ({ control }) => control('/sandbox/give/standing', { userid: 'alice', tickets: 0 }),
    ask: ({ alice }) => alice.post('/api/user/summon', { tickets: 1 }),
  },

  transactionFailed: {
    arrange: async ({ world, alice, give }) => {
      const { id, token_id } = await give('alice', 'hero', 'wallet', '5')
      const hash = await world.chain.walletOf(accountOf(alice.person)).writeContract({
        address: world.chain.addresses.card,
        abi: world.chain.abis.card,
        functionName: 'sell',
        args: [BigInt(token_id), 1n, newKey()],
        gas: 300_000n,
      })
      await world.chain.mine()
      return { id, hash }
    },
    ask: ({ alice }, { id, hash }) => alice.post(`/api/card/sellback/${id}`, { hash }),
  },
  effectMismatch: {
    arrange: async (walk) => {
      const { token_id } = await walk.give('alice', 'hero', 'wallet')
      const key = newKey()
      await onCard(walk, walk.alice, 'sell', [BigInt(token_id), mds('10'), key])
      return { key, other: (await walk.give('alice', 'hero', 'wallet')).id }
    },
    ask: ({ alice }, { key, other }) => alice.post(`/api/card/sellback/${other}`, {}, key),
  },
  signerMismatch: {
    arrange: async (walk) => {
      const { abis, addresses } = walk.world.chain
      await approve(walk, walk.alice, 'MDS', 'activation', mds('30'))
      const payment = [addresses.coins.MDS, mds('30'), newKey()]
      return walk.alice.send(addresses.activation, abis.activation as Abi, 'pay', payment)
    },
    // bob names alice's payment as his own
    ask: ({ bob }, hash) => bob.post('/api/user/charge', { amount: '30', hash }),
  },
  chainFailure: {
    arrange: ({ control }) => control('/sandbox/node', { up: false }),
    ask: ({ alice }) => alice.post('/api/user/charge', { amount: '30' }),
  },
  syncFailure: {
    arrange: async (walk) => {
      const asset = await walk.give('alice', 'hero', 'wallet')
      await walk.control('/sandbox/sync', { works: false })
      const key = newKey()
      await onCard(walk, walk.alice, 'sell', [BigInt(asset.token_id), mds('10'), key])
      return { ...asset, key }
    },
    ask: ({ alice }, { id, key }) => alice.post(`/api/card/sellback/${id}`, {}, key),
  },
}
