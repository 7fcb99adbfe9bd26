import { type Cases, newestCode } from '../support/walk'

const MAILBOX = 'carol@example.com'
const CAROL = { account: '81234567', area: '65' }

export const userCases: Cases = {
  getUser: {
    good: ({ alice }) => alice.get('/api/user/info'),
    bad: ({ visitor }) => visitor.get('/api/user/info'),
    code: 401,
  },
  changeNickname: {
    good: ({ alice }) => alice.post('/api/user/nickname', { nickname: 'Alicia' }),
    bad: ({ alice }) => alice.post('/api/user/nickname', { nickname: ' Alicia ' }),
    code: 1302,
  },
  changePassword: {
    good: ({ carol }) => carol.post('/api/user/password', { password: 'carol-pass-2', old_password: 'carol-pass-1' }),
    bad: ({ carol }) => carol.post('/api/user/password', { password: 'a b c d', old_password: 'carol-pass-2' }),
    code: 1112,
  },
  changeFundPassword: {
    good: async (walk) => {
      await walk.carol.post('/api/user/send_code', { account: MAILBOX, purpose: 'bind' })
      await walk.carol.post('/api/user/bind_email', { account: MAILBOX, code: newestCode(walk, MAILBOX) })
      await walk.carol.post('/api/user/send_code', { ...CAROL, purpose: 'fundPassword' })
      const code = newestCode(walk, '+6581234567')
      return walk.carol.post('/api/user/paypwd', { password: 'carol-fund-1', code })
    },
    bad: ({ carol }) => carol.post('/api/user/paypwd', { password: 'carol-fund-2', code: '000000' }),
    code: 1106,
  },
  bindContact: {
    good: async (walk) => {
      const contact = { account: '7700900123', area: '44' }
      await walk.bob.post('/api/user/send_code', { ...contact, purpose: 'bind' })
      return walk.bob.post('/api/user/bind_email', { ...contact, code: newestCode(walk, '+447700900123') })
    },
    bad: ({ bob }) => bob.post('/api/user/bind_email', { account: 'no address@', code: '123456' }),
    code: 1109,
  },
  refreshFromChain: {
    good: async (walk) => {
      const asset = await walk.give('alice', 'pet', 'wallet')
      return walk.alice.post('/api/user/refresh', { id: asset.id })
    },
    bad: ({ alice }) => alice.post('/api/user/refresh', { hash: `0x${'0'.repeat(64)}` }),
    code: 425,
  },
  collectMessages: {
    good: ({ alice }) => alice.post('/api/message/collect'),
    bad: ({ alice }) => alice.post('/api/message/collect', { all: true }),
    code: 400,
  },
  listInvites: {
    good: ({ alice }) => alice.get('/api/user/invite_list'),
    bad: ({ alice }) => alice.get('/api/user/invite_list?cursor=none'),
    code: 400,
  },
  listSettings: {
    good: ({ visitor }) => visitor.get('/api/website/setting'),
    bad: ({ visitor }) => visitor.get('/api/website/settings'),
    code: 404,
  },
  listServers: {
    good: ({ visitor }) => visitor.get('/api/website/servers'),
    bad: ({ visitor }) => visitor.get('/api/website/server'),
    code: 404,
  },
  listRoles: {
    good: ({ alice }) => alice.get('/api/user/players'),
    bad: ({ visitor }) => visitor.get('/api/user/players'),
    code: 401,
  },
  createRole: {
    good: ({ bob }) => bob.post('/api/user/create_player/2', { name: 'Bolt' }),
    bad: ({ bob }) => bob.post('/api/user/create_player/9', { name: 'Bolt' }),
    code: 1208,
  },
}
