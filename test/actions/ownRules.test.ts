import './support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { bindContact } from '../../src/actions/account/bindContact'
import { changeFundPassword } from '../../src/actions/account/changeFundPassword'
import { changeNickname } from '../../src/actions/account/changeNickname'
import { changePassword } from '../../src/actions/account/changePassword'
import { createRole } from '../../src/actions/account/createRole'
import { collectRewards } from '../../src/actions/game/collectRewards'
import { redeemPoints } from '../../src/actions/game/redeemPoints'
import { summonHero } from '../../src/actions/game/summonHero'
import { withdrawCoin } from '../../src/actions/game/withdrawCoin'
import { forgetSession } from '../../src/actions/session/endSession'
import type { User } from '../../src/domain/player'
import type { AppError, ErrorKey } from '../../src/errors'
import { fees } from '../../src/state/assets'
import { legion } from '../../src/state/legion'
import { roles, token, user } from '../../src/state/session'
import { toasts } from '../../src/state/toasts'
import { installClock, quiet } from './support/clock'
import { network } from './support/page'
import { player } from './support/stage'

const test = suite('actions, what a player sets and claims')
installClock()

/** What was sent to the provider that changes something. */
let posted: string[] = []
let reply: () => Promise<Response> = async () => Response.json({ code: 200, msg: '', data: null })

test.before.each(() => {
  forgetSession()
  token.value = 't'
  user.value = player({ mobile: '+886 912345678', hasFundPassword: true, activated: true, coins: { USDT: 9_000_000n } })
  roles.value = [{ serverId: 's1', name: 'Ash', level: 1 }]
  toasts.value = []
  posted = []
  reply = async () => Response.json({ code: 200, msg: '', data: null })
  network.fetch = async (input, init) => {
    if (init?.method !== 'POST') return Response.json({ code: 500, msg: 'down', data: null })
    posted.push(String(input))
    return reply()
  }
})

const become = (changes: Partial<User>) => {
  user.value = { ...player(), ...user.value, ...changes }
}
const legionOf = (points: bigint, redeemableAt: number) => {
  legion.value = { data: { points, redeemableAt } as never, busy: false, error: null }
}
const withdraw = async (amount: bigint, fundPassword = '123456') => {
  const outcome = await withdrawCoin({ coin: 'USDT', amount, fundPassword })
  return outcome.is === 'refused' ? outcome.error : null
}
const openFor = (minimum: bigint) => {
  const data = { withdraw: { USDT: { minimum, fee: 0n } }, nextWithdrawAt: 0 }
  fees.value = { data: data as never, busy: false, error: null }
}
const summon = async () => {
  const outcome = await summonHero()
  return outcome.is === 'refused' ? outcome.error : null
}
/** The error that the last toast tells. */
const told = (): AppError | null => {
  const text = toasts.value.at(-1)?.text
  return typeof text === 'object' ? text : null
}

interface Refusal {
  what: string
  arrange?(): void
  act(): Promise<AppError | null>
  key: ErrorKey
}
const redeem = () => redeemPoints().then(told)
const REFUSALS: readonly Refusal[] = [
  { what: 'a nickname of blanks', act: () => changeNickname(' '), key: 'required' },
  { what: 'the nickname they have', act: () => changeNickname('Alice'), key: 'nicknameSame' },
  { what: 'a short password', act: () => changePassword('12345', { oldPassword: 'old' }), key: 'passwordShort' },
  { what: 'an empty fund password', act: () => changeFundPassword('', '000000'), key: 'required' },
  { what: 'a role on no server', act: () => createRole('', 'Ash'), key: 'serverFirst' },
  { what: 'a role with a long name', act: () => createRole('s1', 'x'.repeat(11)), key: 'tooLong' },
  {
    what: 'points before the week is over',
    arrange: () => legionOf(1n, 2_000_000_000),
    act: redeem,
    key: 'redeemTooSoon',
  },
  { what: 'no points', arrange: () => legionOf(0n, 0), act: redeem, key: 'quantityZero' },
  {
    what: 'a summon before the account is activated',
    arrange: () => become({ activated: false }),
    act: summon,
    key: 'activateFirst',
  },
  { what: 'a summon without a ticket', act: summon, key: 'quantityZero' },
  { what: 'a withdrawal while the fees are not known', act: () => withdraw(1n), key: 'notOpen' },
  {
    what: 'less than the least withdrawal',
    arrange: () => openFor(2_000_000n),
    act: () => withdraw(1_000_000n),
    key: 'belowMinimum',
  },
  { what: 'more than they have', arrange: () => openFor(1n), act: () => withdraw(10_000_000n), key: 'insufficient' },
  {
    what: 'a withdrawal of a coin they have none of',
    arrange: () => {
      openFor(1n)
      become({ coins: {} })
    },
    act: () => withdraw(1n),
    key: 'insufficient',
  },
  {
    what: 'a withdrawal without an account',
    arrange: () => {
      openFor(1n)
      become({ address: '' })
    },
    act: () => withdraw(1n),
    key: 'linkAccount',
  },
  {
    what: 'a withdrawal with a short password',
    arrange: () => openFor(1n),
    act: () => withdraw(1n, '1'),
    key: 'passwordShort',
  },
]
for (const { what, arrange, act, key } of REFUSALS) {
  test(`${what}: ${key}, and the provider is never asked`, async () => {
    arrange?.()
    assert.is((await act())?.key, key)
    assert.equal(posted, [])
  })
}

type Attempt = [what: string, act: () => Promise<AppError | null>]
const ATTEMPTS: readonly Attempt[] = [
  ['a mobile number', () => bindContact({ area: '886', account: '900000000', code: '1' })],
  ['an e-mail address', () => bindContact({ area: null, account: 'a@b.example', code: '1' })],
  ['a nickname', () => changeNickname('Ember')],
  ['a password by the old one', () => changePassword('1234567', { oldPassword: 'old' })],
  ['a password by a code', () => changePassword('1234567', { code: '1' })],
  ['a fund password', () => changeFundPassword('1234567', '1')],
]
for (const [what, act] of [...ATTEMPTS, ['a role', () => createRole('s2', 'Ash')] as Attempt]) {
  test(`${what} that the provider refuses: its words come back, and nothing has changed`, async () => {
    const before = user.value
    reply = async () => Response.json({ code: 1999, msg: 'It is taken', data: null })
    const error = await act()
    assert.equal([error?.key, error?.params.message], ['api', 'It is taken'])
    assert.equal([posted.length, toasts.value], [1, []])
    assert.is(user.value, before)
  })
}

for (const [what, act] of ATTEMPTS) {
  test(`${what} that is accepted after the player has logged out: nobody is logged in by it`, async () => {
    let answer = () => {}
    reply = () =>
      new Promise((resolve) => {
        answer = () => resolve(Response.json({ code: 200, msg: '', data: null }))
      })
    const acting = act()
    await quiet()
    forgetSession()
    answer()
    assert.is(await acting, null)
    assert.is(user.value, null)
  })
}

test('rewards that cannot be collected: a toast says why, and nothing is shown as collected', async () => {
  reply = async () => Response.json({ code: 1999, msg: 'Nothing waits', data: null })
  assert.is(await collectRewards(), null)
  assert.is(told()?.params.message, 'Nothing waits')
})

test('points of a legion that is not read yet are not redeemed', async () => {
  legion.value = { data: null, busy: false, error: null }
  await redeemPoints()
  assert.equal([posted, toasts.value], [[], []])
})

test.run()
