import * as assert from 'uvu/assert'
import { decodeCall } from '../../../src/chain/decodeCall'
import { isOpen, type JournalEntry, Step } from '../../../src/domain/journal'
import { journal } from '../../../src/state/journal'
import { user } from '../../../src/state/session'
import { indexedDbBackend } from '../../../src/storage/indexedDb'
import { toEntry } from '../../../src/storage/toEntry'
import type { Variant } from './fault'
import type { Scene } from './scene'

/** What is on disk and can be read; nothing where there is no disk. */
async function onDisk(): Promise<JournalEntry[]> {
  const all = await indexedDbBackend.run((values) => values).catch(() => [])
  return all.map(toEntry).filter((entry) => entry !== null)
}

/** Every open entry of the player is on screen while the trouble lasts; the tray gives each something to press. */
export async function assertVisible(): Promise<void> {
  const player = user.value
  if (!player) return
  const open = (await onDisk()).filter((entry) => isOpen(entry) && entry.userid === player.userid)
  const shown = new Set(journal.value.map(({ id }) => id))
  assert.equal(
    open.filter(({ id }) => !shown.has(id)).map(({ resource, step }) => `${resource} ${step}`),
    [],
    'open, and not on screen',
  )
}

/** The refs that the contracts have noted since the player began. */
function effectsOf({ chain, before }: Scene): string[] {
  return [...chain.state.done.keys()].filter((key) => !before.done.has(key)).map((key) => key.split(' ')[2] ?? '')
}

/** How often a wallet was asked for the action itself. */
const asksOf = ({ wallets }: Scene): number =>
  wallets
    .flatMap(({ calls }) => calls)
    .filter(({ method, params }) => {
      if (method !== 'eth_sendTransaction') return false
      const [{ to, data }] = params as [{ to: `0x${string}`; data: `0x${string}` }]
      return decodeCall({ to, data, value: 0n }).name !== 'approve'
    }).length

/**
 * Checks an action against chain and ledger, not against the page: what the journal calls done happened once on both
 * sides, what it calls dead on neither, nothing is still open, and the wallet was asked once an entry at most.
 */
export function judge(scene: Scene, { ends = 'done', isForgotten = false }: Variant): void {
  const { chain, api, tap } = scene
  const ids = (step: Step) => journal.value.filter((entry) => entry.step === step).map(({ id }) => id as string)
  const done = ids(Step.done).sort()
  const dead = ids(Step.dead)
  const effects = effectsOf(scene).sort()
  const actions = chain.effects().filter((name) => name !== 'approve')
  const claims = [...new Set(api.to(tap.confirmedBy).map(({ key }) => key))]
  const ledger = tap.effect === null ? claims.filter((key) => done.includes(key)) : [...api.ledger]
  assert.equal(
    journal.value.filter(isOpen).map(({ step, error }) => `${Step[step]} ${error}`),
    [],
    'still open',
  )
  assert.is(actions.length, effects.length, 'each effect has its own transaction')
  assert.ok(effects.length <= 1 && ledger.length <= 1, 'once at most')
  assert.ok(asksOf(scene) <= Math.max(1, done.length + dead.length), `the wallet was asked ${asksOf(scene)} times`)
  assert.equal(api.early, [], 'callbacks before the effect')
  // Nothing on the device knows of it: the provider's own look at the chain finds it.
  if (isForgotten) return
  assert.equal(ledger.sort(), done, 'the ledger has what is done, once')
  if (tap.effect !== null) assert.equal(effects, done, 'the chain has what is done, once')
  if (ends === 'done') assert.is(done.length, 1, `it happened; dead: ${journal.value.map(({ error }) => error)}`)
  if (ends === 'dead') assert.equal([done.length, dead.length], [0, 1], 'it never happened')
}
