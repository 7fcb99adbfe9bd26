import './support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { loadFees } from '../../src/actions/load/loadFees'
import { start } from '../../src/actions/page/start'
import { forgetSession } from '../../src/actions/session/endSession'
// Comes from the disk, for which the clock of the test does not wait.
import '../../src/actions/session/followPlayer'
import { openSession } from '../../src/actions/session/openSession'
import { Step } from '../../src/domain/journal'
import { AppError } from '../../src/errors'
import { flow } from '../../src/state/flow'
import { journal } from '../../src/state/journal'
import { isAccountAbnormal } from '../../src/state/knownPlayer'
import { loginStage, token, user } from '../../src/state/session'
import { toStored } from '../../src/state/signedChain'
import { toasts } from '../../src/state/toasts'
import { userError } from '../../src/state/userError'
import { writeItem } from '../../src/storage/settings'
import { newUserWire } from '../screens/support/userWire'
import { ALICE, BOB } from '../support/fakeProvider'
import { clearTimers, pass, quiet, until } from './support/clock'
import { network } from './support/page'
import { newStage, onDisk, type Stage, theEntry } from './support/stage'
import { tapOf } from './support/taps'

const test = suite('actions, the player cannot be read')

const USER = '/api/user/info'
const CONFIRM = '/api/card/sellback/hero-1'
const good = () => Response.json({ code: 200, msg: '', data: newUserWire({ userid: 'alice', address: ALICE }) })
const status = (code: number) => () => Response.json({ code, msg: 'no', data: null }, { status: code })

/** As many answers as one reading of the player takes. */
const BAD: [string, (() => Response)[]][] = [
  ['a 403', [status(403)]],
  ['three 500', [status(500), status(500), status(500)]],
  ['three 502', [status(502), status(502), status(502)]],
  ['HTML', [() => new Response('<html>')]],
  ['another shape', [() => Response.json({ code: 200, msg: '', data: { userid: 7 } })]],
  ['a refusal', [() => Response.json({ code: 1999, msg: 'no', data: null })]],
]

interface Arrangement {
  /** What the provider says of the player, in order; good from then on. */
  answers: (() => Response)[]
  /** What the visit before has kept beside the token. */
  player?: string
  signed?: boolean
}

interface Scene extends Stage {
  /** How often the player was asked for. */
  asked(): number
  open(): void
}

/** A sale of Alice's took effect, and the report of it got lost; then her page was closed. */
async function arrange({ answers, player, signed = false }: Arrangement): Promise<Scene> {
  // What the test before was still waiting for is shared by every page.
  await pass(5000)
  const stage = await newStage()
  const { api } = stage
  api.troubles[CONFIRM] = Array.from({ length: 9 }, () => 'refusedConnection')
  void tapOf('sell').tap()
  await until(() => theEntry().step === Step.mined && theEntry().tries > 0)
  clearTimers()
  forgetSession()
  flow.value = null
  api.troubles[CONFIRM] = []
  let asked = 0
  network.fetch = (async (input: unknown, init: RequestInit = {}) => {
    const path = String(input).split('?')[0]
    if (path === '/api/website/setting') return Response.json({ code: 200, msg: '', data: [] })
    if (path !== USER) return api.fetch(input, init)
    return (answers[asked++] ?? good)()
  }) as typeof fetch
  token.value = 't'
  writeItem('token', 't')
  if (player !== undefined) writeItem('player', player)
  if (signed) writeItem('signedChain', toStored({ account: ALICE, chainId: 31337 }))
  return { ...stage, asked: () => asked, open: () => void start() }
}

let own = {}
test.before(() => {
  const { createElement, head } = document
  own = { createElement, head }
  Object.assign(document, { createElement: () => ({}), head: { appendChild: () => {} } })
})
test.after(async () => {
  // What is shared by every page must not wait for a timer of this one's.
  await pass(5000)
  Object.assign(document, own)
  forgetSession()
})

const shown = () => journal.value.map(({ step }) => step)
const complaints = () => toasts.value.flatMap(({ text }) => (text instanceof AppError ? text.key : []))
const FOREVER = Array.from({ length: 999 }, () => status(403))

for (const [what, answers] of BAD) {
  test(`${what}, once: read again by itself, the message goes, and what was open is reported`, async () => {
    const scene = await arrange({ answers })
    scene.open()
    await until(() => complaints().length > 0)
    assert.is(user.value, null)
    await until(() => user.value !== null, 20_000)
    assert.equal([complaints(), userError.value], [[], null])
    await until(() => shown()[0] === Step.done)
    assert.equal(scene.api.ledger, [theEntry().id])
  })
}

test('the player never can be read: an entry of the kept player is shown and reported all the same', async () => {
  const scene = await arrange({ answers: FOREVER, player: `alice ${ALICE} t` })
  scene.open()
  await until(() => journal.value.length > 0, 5000)
  await until(() => theEntry().step === Step.done)
  assert.equal([user.value, scene.api.ledger], [null, [theEntry().id]])
})

test('… and the wallet of somebody else is noticed', async () => {
  const { wallet, open } = await arrange({ answers: FOREVER, player: `alice ${ALICE} t` })
  wallet.useAccount(BOB)
  open()
  await until(() => isAccountAbnormal.value, 10_000)
  wallet.useAccount(ALICE)
})

test('nothing is kept: an entry of the account that signed the login is shown, and waits to act', async () => {
  const scene = await arrange({ answers: FOREVER.slice(0, 3), signed: true })
  scene.open()
  await until(() => journal.value.length > 0, 5000)
  assert.equal([shown(), user.value], [[Step.mined], null])
  assert.equal(scene.api.to(CONFIRM).length, 1, 'only the report that got lost')
  await until(() => shown()[0] === Step.done)
  assert.ok(user.value)
})

for (const [what, player] of [
  ['nothing', undefined],
  ['somebody else', `bob ${BOB} t`],
  ['damage', 'alice 0x12 t'],
] as const) {
  test(`${what} is kept: nothing of Alice's is shown or acts before the provider says that it is her`, async () => {
    const scene = await arrange({ answers: FOREVER.slice(0, 3), ...(player !== undefined && { player }) })
    scene.open()
    await until(() => scene.asked() === 3)
    assert.equal([shown(), scene.api.to(CONFIRM).length], [[], 1])
    await until(() => shown()[0] === Step.done)
  })
}

test('another tab has logged in as somebody else: what it keeps is not taken for this page’s', async () => {
  const scene = await arrange({ answers: FOREVER, player: `alice ${ALICE} t` })
  writeItem('token', 'of another login')
  scene.open()
  await pass(30_000)
  assert.equal([shown(), (await onDisk())[0]?.step], [[], Step.mined])
})

test('whose token it is is kept once it was read, and goes with the login', async () => {
  const { open } = await arrange({ answers: [] })
  open()
  await until(() => localStorage.getItem('player') !== null)
  assert.is(localStorage.getItem('player'), `alice ${ALICE} t`)
  forgetSession()
  assert.is(localStorage.getItem('player'), null)
})

test('what was kept of another login, and outlived it in another storage, says nothing of this one', async () => {
  const first = await arrange({ answers: [] })
  first.open()
  await until(() => localStorage.getItem('player') !== null)
  const player = localStorage.getItem('player') ?? ''
  const { open, api } = await arrange({ answers: FOREVER, player })
  token.value = 'of bob'
  writeItem('token', 'of bob')
  open()
  await pass(30_000)
  assert.equal([shown(), api.ledger], [[], []])
})

test('the pauses grow to a minute', async () => {
  const { open, asked } = await arrange({ answers: FOREVER })
  open()
  await pass(600_000)
  // 2, 4, 8, 16, 32, and a minute each from then on.
  assert.ok(asked() >= 13 && asked() <= 16, `${asked()}`)
})

for (const event of ['online', 'focus', 'pageshow', 'visibilitychange']) {
  test(`${event}: read again at once, however often it comes`, async () => {
    const { open, asked } = await arrange({ answers: FOREVER })
    open()
    await pass(310_000)
    const before = asked()
    for (let times = 0; times < 20; times++) dispatchEvent(new Event(event))
    await pass(1)
    assert.is(asked(), before + 1)
  })
}

test('the provider answers something else: read again', async () => {
  const { open, asked, api } = await arrange({ answers: FOREVER })
  open()
  await pass(310_000)
  const before = asked()
  api.answers['/api/level/fee'] = {}
  network.fetch = (
    (fetch) => async (input: unknown, init?: RequestInit) =>
      String(input).startsWith('/api/level/fee')
        ? Response.json({ code: 200, msg: '', data: null })
        : fetch(input as string, init)
  )(network.fetch) as typeof fetch
  void loadFees()
  await pass(1)
  assert.is(asked(), before + 1)
})

test('a login ends while it is tried again: nothing is asked any more', async () => {
  const { open, asked } = await arrange({ answers: FOREVER })
  open()
  await until(() => complaints().length > 0)
  forgetSession()
  const before = asked()
  dispatchEvent(new Event('online'))
  await pass(300_000)
  assert.is(asked(), before)
})

test('where the screen itself says that something could not be read, no message repeats it', async () => {
  const { querySelector } = document
  const scene = await arrange({ answers: FOREVER })
  Object.assign(document, { querySelector: (what: string) => (what === 'main [role=alert]' ? {} : null) })
  scene.open()
  await until(() => userError.value !== null)
  await pass(9000)
  Object.assign(document, { querySelector })
  assert.equal([user.value, complaints()], [null, []])
})

test('at a login as well: it counts, and goes on as soon as the player can be read', async () => {
  const scene = await arrange({ answers: FOREVER.slice(0, 2) })
  forgetSession()
  toasts.value = []
  await Promise.all([openSession('fresh', true), quiet()])
  assert.equal([token.value, loginStage.value], ['fresh', 'idle'])
  await until(() => complaints().length > 0)
  assert.equal([complaints(), user.value], [['api'], null])
  await until(() => user.value !== null)
  await until(() => shown()[0] === Step.done)
  assert.equal(scene.api.ledger, [theEntry().id])
})

test.run()
