import './support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import error from '../../i18n/en/error.json'
import { endPuzzle } from '../../src/actions/account/solvePuzzle'
import { start } from '../../src/actions/page/start'
import { forgetSession } from '../../src/actions/session/endSession'
// Comes from the disk, for which the clock of the test does not wait.
import '../../src/actions/session/followPlayer'
import { logInByPassword } from '../../src/actions/session/logInByPassword'
import { AppError } from '../../src/errors'
import { addTexts } from '../../src/i18n'
import { passwordLoginError } from '../../src/state/passwordLogin'
import { serverId, token, user } from '../../src/state/session'
import { toasts } from '../../src/state/toasts'
import { readItem, writeItem } from '../../src/storage/settings'
import { newUserWire } from '../screens/support/userWire'
import { clearTimers, installClock, pass, quiet, until } from './support/clock'
import { network } from './support/page'

const test = suite('actions, tokens and server ids that no header takes')
installClock()
addTexts('en', 'error', error)

const BAD: [string, string][] = [
  ['nothing', ''],
  ['a newline', 'abc\ndef'],
  ['CRLF and a header', 'abc\r\nx-admin: 1'],
  ['NUL', 'abc\u0000'],
  ['a tab', 'abc\tdef'],
  ['spaces around it', ' abc '],
  ['Chinese', '令牌'],
  ['an emoji', 'abc🐉'],
  ['Latin letters with marks', 'jéton'],
  ['DEL', 'abc\u007f'],
  ['5,000 characters', 'a'.repeat(5000)],
]
/** Every way to say 401. */
const REFUSALS: [string, () => Response][] = [
  ['HTTP 401', () => new Response('', { status: 401 })],
  ['HTTP 401 with HTML', () => new Response('<html>', { status: 401 })],
  ['HTTP 401 that claims success', () => Response.json({ code: 200, data: newUserWire() }, { status: 401 })],
  ['a code', () => Response.json({ code: 401, msg: '' })],
  ['a code as text', () => Response.json({ code: '401', msg: '' })],
  ['a code on HTTP 403', () => Response.json({ code: 401, msg: '' }, { status: 403 })],
  ['a code on HTTP 500', () => Response.json({ code: 401, msg: '' }, { status: 500 })],
]

const good = () => Response.json({ code: 200, msg: '', data: newUserWire() })
const said = () => toasts.value.map(({ text }) => text instanceof AppError && text.key)

/** A page is opened with what storage has; what was asked about the player, with its headers. */
function open(stored: { token: string; serverId?: string }, answer: () => Response): Headers[] {
  clearTimers()
  forgetSession()
  toasts.value = []
  const asked: Headers[] = []
  network.fetch = (async (input: unknown, init: RequestInit = {}) => {
    if (!String(input).startsWith('/api/user/info')) return Response.json({ code: 200, msg: '', data: [] })
    asked.push(new Headers(init.headers))
    return answer()
  }) as typeof fetch
  writeItem('token', stored.token)
  writeItem('serverId', stored.serverId ?? null)
  // As main.tsx does.
  token.value = readItem('token')
  serverId.value = readItem('serverId')
  void start()
  return asked
}

let own = {}
test.before(() => {
  const { createElement, head } = document
  own = { createElement, head }
  Object.assign(document, { createElement: () => ({}), head: { appendChild: () => {} } })
})
test.after(() => {
  Object.assign(document, own)
  forgetSession()
})

for (const [what, bad] of BAD) {
  test(`a kept token that is ${what}: the login ends with a word, and is gone at the next start`, async () => {
    const asked = open({ token: bad }, good)
    await quiet()
    assert.equal([said(), readItem('token')], [['unauthorised'], null])
    await pass(500)
    assert.equal([token.value, asked.length], [null, 0])
  })

  test(`a login answers with a token that is ${what}: it fails with a word, and nobody is logged in`, async () => {
    clearTimers()
    forgetSession()
    network.fetch = (async () =>
      Response.json({ code: 200, msg: '', data: { token: bad, must_change_password: false } })) as typeof fetch
    const login = logInByPassword({ area: '886', account: '912345678', password: 'alice-pass-1' })
    await quiet()
    endPuzzle(true)
    await login
    assert.equal([passwordLoginError.value?.key, token.value, readItem('token')], ['badAnswer', null, null])
  })

  test(`a kept server id that is ${what}: it is dropped, and the login goes on`, async () => {
    const asked = open({ token: 'sound', serverId: bad }, good)
    await until(() => user.value !== null && serverId.value === null)
    assert.is(readItem('serverId'), null)
    assert.equal([asked[0]?.get('authorization'), asked[0]?.get('server-id')], ['Bearer sound', null])
  })
}

test('a sound server id is named', async () => {
  const asked = open({ token: 'sound', serverId: 's1' }, good)
  await until(() => user.value !== null)
  assert.equal([asked[0]?.get('server-id'), readItem('serverId')], ['s1', 's1'])
})

for (const [what, answer] of REFUSALS) {
  test(`refused by ${what}: the login ends once, with a word`, async () => {
    const asked = open({ token: `worthless by ${what}` }, answer)
    await until(() => token.value === null)
    await pass(60_000)
    assert.equal([said(), readItem('token'), asked.length], [['unauthorised'], null, 1])
  })
}

test.run()
