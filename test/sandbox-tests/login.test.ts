import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { DEFAULT_PASSWORD } from '../sandbox/api/rules/limits'
import type { World } from '../sandbox/control/startWorld'
import { accountOf, personNamed } from '../sandbox/people'
import { type Envelope, logIn, newKey, toPlayer } from './support/player'
import { beginWalk, newestCode, type Walk } from './support/walk'
import { shareWorld } from './support/world'

const test = suite('sandbox/login')
const ALICE = { account: '912345678', area: '886' }
let world: World
let walk: Walk

test.before(async () => {
  world = await shareWorld()
})
test.before.each(async () => {
  walk = await beginWalk(world)
})

const byPassword = (password: string, contact: object = ALICE): Promise<Envelope> =>
  walk.visitor.post('/api/auth/login/email', { ...contact, password })
const later = (seconds: number) => walk.control('/sandbox/time', { seconds })

test('the message to sign is for this site, this chain, ten minutes and one use', async () => {
  const { address } = accountOf(personNamed('erin'))
  const { message } = (await walk.visitor.get(`/api/auth/msg?address=${address.toLowerCase()}`)).data
  assert.ok(
    message.startsWith(`${new URL(world.url).host} wants you to sign in with your Ethereum account:\n${address}\n`),
  )
  assert.match(message, `URI: ${world.url}\nVersion: 1\nChain ID: 31337\nNonce: `)
  const [issued, expires] = [...message.matchAll(/(?:Issued At|Expiration Time): (\S+)/g)].map(([, at]) =>
    Date.parse(at),
  )
  assert.is((expires ?? 0) - (issued ?? 0), 600_000)
  const signature = await accountOf(personNamed('erin')).signMessage({ message })
  await later(601)
  assert.is((await walk.visitor.post('/api/auth/msg', { address, signature })).code, 1103)
})

test('a signature by another account is refused and uses up nothing', async () => {
  const erin = accountOf(personNamed('erin'))
  const { message } = (await walk.visitor.get(`/api/auth/msg?address=${erin.address}`)).data
  const forged = await accountOf(personNamed('bob')).signMessage({ message })
  assert.is((await walk.visitor.post('/api/auth/msg', { address: erin.address, signature: forged })).code, 1102)
  const signature = await erin.signMessage({ message })
  assert.is((await walk.visitor.post('/api/auth/msg', { address: erin.address, signature })).code, 200)
})

test('wallet and mobile lead to one account', async () => {
  const byWallet = (await (await logIn(world, 'alice')).get('/api/user/info')).data
  const { token } = (await byPassword('alice-pass-1')).data
  const byMobile = (await toPlayer(world, personNamed('alice'), token).get('/api/user/info')).data
  assert.is(byMobile.userid, byWallet.userid)
  assert.is((await byPassword('alice-pass-1', { account: 'Alice@Example.com ' })).code, 200)
})

test('ten wrong passwords are enough for a quarter of an hour', async () => {
  for (let time = 0; time < 10; time++) assert.is((await byPassword('wrong-one')).code, 1104)
  assert.is((await byPassword('alice-pass-1')).code, 429)
  await later(901)
  assert.is((await byPassword('alice-pass-1')).code, 200)
})

test('a token ends after a week, at logout, and with a new password in all other places', async () => {
  const other = await logIn(world, 'alice')
  assert.is((await walk.alice.post('/api/user/logout')).code, 200)
  assert.is((await walk.alice.get('/api/user/info')).code, 401)
  assert.is((await other.get('/api/user/info')).code, 200)
  const third = await logIn(world, 'alice')
  const change = { password: 'alice-pass-2', old_password: 'alice-pass-1' }
  assert.is((await other.post('/api/user/password', change)).code, 200)
  assert.is((await third.get('/api/user/info')).code, 401)
  assert.is((await other.get('/api/user/info')).code, 200)
  await later(7 * 86_400 + 1)
  assert.is((await other.get('/api/user/info')).code, 401)
})

test('a code is for one purpose, one use, five minutes and five tries', async () => {
  const send = () => walk.alice.post('/api/user/send_code', { ...ALICE, purpose: 'password' })
  const use = (code: string) => walk.alice.post('/api/user/password', { password: `alice-${newKey()}`, code })
  await send()
  assert.is((await send()).code, 429)
  const code = newestCode(walk, '+886912345678')
  assert.is((await walk.alice.post('/api/user/paypwd', { password: 'alice-fund-2', code })).code, 1106)
  assert.is((await use(code)).code, 200)
  assert.is((await use(code)).code, 1106)

  await later(61)
  await send()
  const wrong = newestCode(walk, '+886912345678') === '111111' ? '222222' : '111111'
  for (let time = 0; time < 5; time++) assert.is((await use(wrong)).code, 1106)
  assert.is((await use(newestCode(walk, '+886912345678'))).code, 1107)

  await later(61)
  await send()
  await later(301)
  assert.is((await use(newestCode(walk, '+886912345678'))).code, 1107)
})

test('a forgotten password becomes the default one, which has to be changed before anything else', async () => {
  await walk.visitor.post('/api/user/send_code', { ...ALICE, purpose: 'forget' })
  const code = newestCode(walk, '+886912345678')
  assert.is((await walk.visitor.post('/api/user/forget/reset', { ...ALICE, code })).code, 200)
  assert.is((await walk.alice.get('/api/user/info')).code, 401)
  const session = (await byPassword(DEFAULT_PASSWORD)).data
  assert.is(session.must_change_password, true)
  const alice = toPlayer(world, personNamed('alice'), session.token)
  assert.is((await alice.get('/api/user/info')).data.must_change_password, true)
  assert.is((await alice.post('/api/message/collect')).code, 1115)
  const change = { password: 'alice-pass-3', old_password: DEFAULT_PASSWORD }
  assert.is((await alice.post('/api/user/password', { ...change, password: DEFAULT_PASSWORD })).code, 1114)
  assert.is((await alice.post('/api/user/password', change)).code, 200)
  assert.is((await alice.post('/api/message/collect')).code, 200)
})

test('whether an account exists is not told to a stranger', async () => {
  const unknown = { account: '999999999', area: '886', purpose: 'forget' }
  assert.equal(await walk.visitor.post('/api/user/send_code', unknown), { code: 200, msg: '', data: null })
  assert.is((await byPassword('whatever', { account: '999999999', area: '886' })).code, 1104)
  assert.equal(world.provider.outbox.list('+886999999999'), [])
})

test('refusals and names come in the language of the header', async () => {
  const ask = async (language: string) => (await walk.visitor.get('/api/user/info', { language })).msg
  assert.equal(
    [await ask('EN-US'), await ask('ZH-TW'), await ask('ZH-CN'), await ask('IN-IN'), await ask('FR-FR')],
    ['Please log in first', '請先登入', '请先登录', 'Silakan masuk dulu', 'Please log in first'],
  )
  const names = async (language: string) => (await walk.visitor.get('/api/website/servers', { language })).data[0]
  assert.is((await names('EN-US')).title, 'Server 1')
  assert.is((await names('ZH-TW')).title, '1 服')
})

test.run()
