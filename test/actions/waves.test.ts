import './support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { user } from '../../src/state/session'
import { addressOf } from '../../src/wallet/contracts'
import { pass, until } from './support/clock'
import { network } from './support/page'
import { newStage, type Stage } from './support/stage'
import { TAPS, type Tap, tapOf } from './support/taps'
import { playWaves } from './support/waves'

const test = suite('actions, round trips before the wallet')

/** The newest block; then all that is checked, at that block. */
const READS: readonly (readonly string[])[] = [['chain'], ['chain']]

/** Where the provider is asked too: by its paths. An order is prepared beside the reading of the newest block. */
const WAITS: Partial<Record<Tap['kind'], readonly (readonly string[])[]>> = {
  sell: [['/api/card/sell/hero-1', 'chain'], ['chain']],
  cancel: [['/api/card/cancel/hero-1', 'chain'], ['chain']],
  buy: [['/api/card/buy/hero-1', 'chain'], ['chain']],
  mint: [['/api/mint/card', 'chain'], ['chain']],
  deposit: [['chain'], ['/api/wallet/address', 'chain']],
  topUp: [['chain'], ['/api/wallet/address', 'chain']],
}

const withoutAllowance = ({ arrange }: Tap, { chain }: Stage): void => arrange?.(chain.state)

function withAllowance(tap: Tap, stage: Stage): void {
  withoutAllowance(tap, stage)
  const { state } = stage.chain
  const [coin, spender] = tap.allowed?.[0].split(' ') ?? []
  if (tap.allowed) state.allowances.set(`${coin} ${user.value?.address} ${spender}`, tap.allowed[1])
  state.approved.set('card 7', addressOf('auction'))
}

const CASES = [
  ['the allowance is still to be given', withoutAllowance],
  ['the allowance is there', withAllowance],
] as const

for (const tap of TAPS.filter(({ effect }) => effect !== null)) {
  for (const [fact, arrange] of CASES) {
    test(`${tap.kind}, ${fact}: one round trip for the newest block, one for everything else`, async () => {
      const stage = await newStage({ approve: () => new Promise(() => {}) })
      arrange(tap, stage)
      void tap.tap()
      const waves = await playWaves(() => stage.sends().length > 0)
      assert.is(stage.sends().length, 1)
      assert.equal(waves, WAITS[tap.kind] ?? READS)
    })
  }
}

test('after the approval: one for the newest block, one for everything else', async () => {
  for (const tap of TAPS.filter(({ kind, allowed }) => allowed || kind === 'auctionStart')) {
    const stage = await newStage()
    withoutAllowance(tap, stage)
    void tap.tap()
    await until(() => stage.sends().length === 1)
    assert.equal(await playWaves(() => stage.sends().length > 1), READS, tap.kind)
  }
})

test('a provider that takes long: the newest block is read again', async () => {
  for (const [answeredAfterMs, heads] of [
    [2900, 2],
    [3100, 4],
  ] as const) {
    const { chain, sends } = await newStage()
    const { fetch } = network
    network.fetch = async (input, init) => {
      if (String(input).includes('/api/card/sell/'))
        await new Promise((resolve) => setTimeout(resolve, answeredAfterMs))
      return fetch(input, init)
    }
    chain.asked.length = 0
    void tapOf('sell').tap()
    await pass(answeredAfterMs)
    await until(() => sends().length === 1)
    network.fetch = fetch
    assert.is(chain.asked.filter((method) => method === 'eth_blockNumber').length, heads)
  }
})

test.run()
