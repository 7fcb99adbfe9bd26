import { accountOf, personNamed } from '../../sandbox/people'
import { newKey } from '../support/player'
import { type Cases, newestCode, type Walk } from '../support/walk'

const erin = accountOf(personNamed('erin'))
const ALICE = { account: '912345678', area: '886' }
const DAVE = { account: 'dave@example.com' }

async function signErin({ visitor }: Walk): Promise<{ address: string; signature: string }> {
  const { data } = await visitor.get(`/api/auth/msg?address=${erin.address}`)
  return { address: erin.address, signature: await erin.signMessage({ message: data.message }) }
}

export const authCases: Cases = {
  getSignInMessage: {
    good: ({ visitor }) => visitor.get(`/api/auth/msg?address=${erin.address}`),
    bad: ({ visitor }) => visitor.get('/api/auth/msg?address=0x12'),
    code: 1101,
  },
  signIn: {
    good: async (walk) => walk.visitor.post('/api/auth/msg', await signErin(walk)),
    bad: async (walk) => {
      const signed = await signErin(walk)
      await walk.visitor.post('/api/auth/msg', signed)
      // The message is used up, so another request with it is worth nothing.
      return walk.visitor.post('/api/auth/msg', signed)
    },
    code: 1103,
  },
  signInByPassword: {
    good: ({ visitor }) => visitor.post('/api/auth/login/email', { ...ALICE, password: 'alice-pass-1' }),
    bad: ({ visitor }) => visitor.post('/api/auth/login/email', { ...ALICE, password: 'alice-pass-2' }),
    code: 1104,
  },
  sendCode: {
    good: ({ alice }) => alice.post('/api/user/send_code', { ...ALICE, purpose: 'password' }),
    bad: ({ bob }) => bob.post('/api/user/send_code', { ...ALICE, purpose: 'bind' }),
    code: 1108,
  },
  resetPassword: {
    good: async (walk) => {
      await walk.visitor.post('/api/user/send_code', { ...DAVE, purpose: 'forget' })
      return walk.visitor.post('/api/user/forget/reset', { ...DAVE, code: newestCode(walk, DAVE.account) })
    },
    bad: ({ visitor }) => visitor.post('/api/user/forget/reset', { ...DAVE, code: '' }),
    code: 1105,
  },
  signOut: {
    good: async ({ visitor }) => {
      const body = { ...ALICE, password: 'alice-pass-1' }
      const { data } = await visitor.post('/api/auth/login/email', body)
      return visitor.post('/api/user/logout', {}, newKey(), { authorization: `Bearer ${data.token}` })
    },
    bad: ({ visitor }) => visitor.post('/api/user/logout'),
    code: 401,
  },
}
