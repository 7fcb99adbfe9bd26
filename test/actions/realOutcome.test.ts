import './support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { loadOutcome } from '../../src/actions/load/loadOutcome'
import { isOtherwise, type Outcome } from '../../src/domain/outcome'
import { flow } from '../../src/state/flow'
import { journal } from '../../src/state/journal'
import { outcomes } from '../../src/state/outcomes'
import { until } from './support/clock'
import { newStage, theEntry } from './support/stage'
import { MDS, MDV, TAPS } from './support/taps'

const test = suite('actions, what really happened')

const RELAYER = `0x${'4'.repeat(40)}`
const none: Outcome = { paid: {}, earned: {}, received: [], given: [], price: null }
/** By kind, what the chain shows when it went as promised; for each kind that reaches the chain. */
const REAL: Record<string, Outcome> = {
  sell: { ...none, price: 100n * MDS },
  cancel: none,
  buy: { ...none, paid: { MDS: 100n * MDS }, received: [7n] },
  deposit: { ...none, given: [7n] },
  mint: { ...none, paid: { MDS: 70n * MDS }, received: [101n] },
  hatch: { ...none, paid: { BNB: 5n }, received: [101n] },
  auctionStart: { ...none, given: [7n], price: 100n * MDS },
  bid: { ...none, paid: { MDS: 111n * MDS } },
  priceChange: { ...none, price: 90n * MDS },
  takeOff: none,
  auctionWithdraw: { ...none, received: [7n] },
  payout: { ...none, earned: { MDS: 3n * MDS } },
  activateAccount: { ...none, paid: { MDV } },
  activateAsset: { ...none, paid: { HFH: 3n * 10n ** 9n } },
  topUp: { ...none, paid: { USDT: 25_000_000n } },
}

for (const { kind, arrange, tap, effect } of TAPS) {
  test(`${kind}: read from the transaction itself, and as promised`, async () => {
    const { chain } = await newStage()
    arrange?.(chain.state)
    if (kind === 'auctionWithdraw') chain.state.owners.set('card 7', `0x${'9'.repeat(40)}`)
    void tap()
    await until(() => flow.value?.stage === 'done')
    const entry = theEntry()
    await loadOutcome(entry)
    const outcome = outcomes.value[entry.id]
    if (effect === null) return void assert.is(outcome, undefined)
    assert.equal(outcome, REAL[kind])
    assert.not(isOtherwise(entry, outcome as Outcome))
  })

  if (effect === null) continue
  test(`${kind}: the same figures where a relayer sent it for the account`, async () => {
    const { chain } = await newStage()
    arrange?.(chain.state)
    if (kind === 'auctionWithdraw') chain.state.owners.set('card 7', `0x${'9'.repeat(40)}`)
    void tap()
    await until(() => flow.value?.stage === 'done')
    const entry = theEntry()
    const transaction = chain.transactions.find(({ hash }) => hash === entry.hash)
    assert.ok(transaction)
    const inner = String(transaction.sent.data).slice(2)
    // execute(bytes32,bytes) of ERC-7821, sent by somebody else to the account itself.
    const data = `0xe9ae5c53${'0'.repeat(64)}${inner}` as const
    // Its own account may send it, too, where it has borrowed a wallet's code (EIP-7702).
    for (const from of [RELAYER, entry.account]) {
      Object.assign(transaction.sent, { from, to: entry.account, data, value: '0x0' })
      outcomes.value = {}
      await loadOutcome(entry)
      assert.equal(outcomes.value[entry.id], REAL[kind])
    }
  })

  test(`${kind}: a transaction of somebody else that does not carry the call says nothing`, async () => {
    const { chain } = await newStage()
    arrange?.(chain.state)
    void tap()
    await until(() => flow.value?.stage === 'done')
    const entry = theEntry()
    const transaction = chain.transactions.find(({ hash }) => hash === entry.hash)
    Object.assign(transaction?.sent ?? {}, { from: RELAYER, data: '0xe9ae5c53' })
    await loadOutcome(entry)
    assert.is(outcomes.value[entry.id], undefined)
  })

  test(`${kind}: anything else than that is marked`, async () => {
    const { chain } = await newStage()
    arrange?.(chain.state)
    void tap()
    await until(() => flow.value?.stage === 'done')
    const real = REAL[kind] ?? none
    const others: Partial<Outcome>[] = [
      { paid: { ...real.paid, ENFT: 1n } },
      { price: (real.price ?? 0n) + 1n },
      { received: [...real.received, 8n] },
      { given: [...real.given, 8n] },
      ...Object.keys(real.paid).map((coin) => ({ paid: { [coin]: 1n } })),
      ...Object.keys(real.earned).map((coin) => ({ earned: { [coin]: 1n } })),
    ]
    for (const other of others) assert.ok(isOtherwise(theEntry(), { ...real, ...other }))
  })
}

test('two actions that a relayer sent in one transaction: its sums are those of neither', async () => {
  await newStage()
  void TAPS[0]?.tap()
  await until(() => flow.value?.stage === 'done')
  const entry = theEntry()
  const other = { ...entry, id: `0x${'e'.repeat(64)}` as const }
  journal.value = [entry, other]
  for (const one of [entry, other]) await loadOutcome(one)
  assert.equal(outcomes.value[entry.id], undefined)
  assert.equal(outcomes.value[other.id], undefined)
})

test('what cannot be read stays unknown, and is read the next time', async () => {
  const { chain } = await newStage()
  void TAPS[0]?.tap()
  await until(() => flow.value?.stage === 'done')
  const entry = theEntry()
  chain.isDown = true
  await loadOutcome(entry)
  assert.is(outcomes.value[entry.id], undefined)
  chain.isDown = false
  await loadOutcome(entry)
  assert.ok(outcomes.value[entry.id])
})

test.run()
