import '../actions/support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { bindContact } from '../../src/actions/account/bindContact'
import { changeFundPassword } from '../../src/actions/account/changeFundPassword'
import { changeNickname } from '../../src/actions/account/changeNickname'
import { createRole } from '../../src/actions/account/createRole'
import { activateArtifact } from '../../src/actions/game/activateArtifact'
import { collectRewards } from '../../src/actions/game/collectRewards'
import { redeemPoints } from '../../src/actions/game/redeemPoints'
import { legion } from '../../src/state/legion'
import { token, user } from '../../src/state/session'
import { toasts } from '../../src/state/toasts'
import { network } from '../actions/support/page'
import { player } from '../actions/support/stage'
import { sampleAsset } from '../domain/samples'

const test = suite('past bugs, a reset password was named by the provider alone')

/** What the last toast says, for actions that return nothing. */
const told = async (done: Promise<unknown>) => {
  await done
  const text = toasts.value.at(-1)?.text
  return typeof text === 'object' ? text : null
}

const ACTIONS = [
  ['points', () => told(redeemPoints())],
  ['rewards', () => told(collectRewards())],
  ['equipment', () => activateArtifact(sampleAsset({ kind: 'equip', place: 'game' }))],
  ['a role', () => createRole('s1', 'Ash')],
  ['a nickname', () => changeNickname('Ember')],
  ['a contact', () => bindContact({ area: null, account: 'a@b.example', code: '1' })],
  ['the fund password', () => changeFundPassword('1234567', '1')],
] as const

for (const [what, act] of ACTIONS) {
  test(`${what}: the page says what is missing, and sends nothing`, async () => {
    token.value = 't'
    toasts.value = []
    legion.value = { data: { points: 1n, redeemableAt: 0 } as never, busy: false, error: null }
    const posted: string[] = []
    network.fetch = async (input, init) => {
      if (init?.method === 'POST') posted.push(String(input))
      return Response.json({ code: 500, msg: 'down', data: null })
    }
    user.value = player({ mustChangePassword: true })
    assert.is((await act())?.key, 'ownPasswordFirst')
    assert.equal(posted, [])
  })
}

test.run()
