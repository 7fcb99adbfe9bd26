import fc from 'fast-check'
import type { ErrorKey } from '../../src/errors'
import { type Gate, Model } from './model/model'
import type { Machine } from './model/network'
import type { Page } from './model/page'
import type { ApiFault } from './model/provider'
import { WALLET_WAYS, type WalletWay } from './model/wallet'

const USERS = ['alice', 'bob'] as const
const DAY_MS = 24 * 3600_000

/** One event in a world of two players with two tabs. */
export type Happening =
  | { do: 'tap'; tab: number; resource: number }
  | { do: 'goOn' | 'giveUp'; tab: number; entry: number }
  | { do: 'round'; blocks: number; ms: number }
  | { do: 'die'; tab: number; points: number }
  | { do: 'open'; tab: number }
  | { do: 'logIn'; tab: number; user: number | null }
  | { do: 'wallet'; way: WalletWay }
  | { do: 'release' }
  | { do: 'prepareFault' | 'confirmFault'; fault: ApiFault }
  | { do: 'nodes'; addresses: Machine[][] }
  | { do: 'liar'; liar: number | null }
  | { do: 'finality'; isStopped: boolean }
  | { do: 'reorganise'; depth: number }
  | { do: 'jump'; ms: number }
  | { do: 'failingWrite'; tab: number; after: number }
  | { do: 'refusal'; refusal: [Gate, ErrorKey | 'hang'] | null }

const tab = fc.nat(1)
const fault = fc.constantFrom<ApiFault>('lostBefore', 'lostAfter', 'refused', 'notYet')
const refusal = fc.constantFrom<[Gate, ErrorKey | 'hang'] | null>(
  null,
  ['link', 'wrongChain'],
  ['check', 'priceMoved'],
  ['allow', 'rejected'],
  ['allow', 'hang'],
  ['gate', 'chainSilent'],
)
/** Two or three addresses, each with up to three machines that lag, have stopped, are down or do not know the tag. */
const machine: fc.Arbitrary<Machine> = fc.record({
  lag: fc.oneof(fc.constantFrom(0, 0, 1, 3), fc.nat(600)),
  stoppedAt: fc.option(fc.integer({ min: 900, max: 1100 }), { freq: 6 }),
  isDown: fc.nat(5).map((number) => number === 0),
  hasFinalized: fc.nat(9).map((number) => number > 0),
})
const addresses = fc.array(fc.array(machine, { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 3 })
const is = <const D extends string>(name: D) => fc.constant(name)

const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: is('tap'), tab, resource: fc.nat(2) }) },
  { weight: 3, arbitrary: fc.record({ do: is('goOn'), tab, entry: fc.nat(3) }) },
  { weight: 2, arbitrary: fc.record({ do: is('giveUp'), tab, entry: fc.nat(3) }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: is('round'),
      // At 0.25 to 3 s per block, with long silences.
      blocks: fc.constantFrom(0, 1, 1, 2, 5, 25, 200),
      ms: fc.constantFrom(1000, 3000, 3000, 50_000, 120_000, 700_000),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: is('die'), tab, points: fc.integer({ min: 1, max: 45 }) }) },
  { weight: 3, arbitrary: fc.record({ do: is('open'), tab }) },
  { weight: 1, arbitrary: fc.record({ do: is('logIn'), tab, user: fc.constantFrom(0, 0, 1, null) }) },
  { weight: 5, arbitrary: fc.record({ do: is('wallet'), way: fc.constantFrom(...WALLET_WAYS) }) },
  { weight: 2, arbitrary: fc.record({ do: is('release') }) },
  { weight: 1, arbitrary: fc.record({ do: is('prepareFault'), fault }) },
  { weight: 2, arbitrary: fc.record({ do: is('confirmFault'), fault }) },
  { weight: 2, arbitrary: fc.record({ do: is('nodes'), addresses }) },
  { weight: 2, arbitrary: fc.record({ do: is('liar'), liar: fc.constantFrom(0, 0, 1, null) }) },
  { weight: 1, arbitrary: fc.record({ do: is('finality'), isStopped: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: is('reorganise'), depth: fc.constantFrom(1, 2, 4, 40) }) },
  { weight: 1, arbitrary: fc.record({ do: is('jump'), ms: fc.constantFrom(-DAY_MS, DAY_MS, -60_000) }) },
  { weight: 1, arbitrary: fc.record({ do: is('failingWrite'), tab, after: fc.nat(4) }) },
  { weight: 1, arbitrary: fc.record({ do: is('refusal'), refusal }) },
)

export const history: fc.Arbitrary<Happening[]> = fc.array(happening, { minLength: 4, maxLength: 40, size: 'max' })

interface Scene {
  model: Model
  tabs: Page[]
}

/**
 * Plays a history, then ends every trouble and brings everyone back. Returns what went wrong, and the model, which
 * counts what happened.
 */
export async function playHistory(steps: readonly Happening[]): Promise<{ broken: string[]; model: Model }> {
  const model = await playSteps(new Model(), steps)
  return { broken: [...model.judge(), ...model.unfinished().map(({ step }) => `left open at ${step}`)], model }
}

/** The same in a browser without a database, where two tabs interfere with each other. */
export async function playLoosely(steps: readonly Happening[]): Promise<{ broken: string[]; model: Model }> {
  const loose = new Model()
  loose.disk.isLoose = true
  const model = await playSteps(loose, steps)
  return { broken: model.judgeLoosely(), model }
}

async function playSteps(model: Model, steps: readonly Happening[]): Promise<Model> {
  const scene: Scene = { model, tabs: [model.open(), model.open()] }
  for (const step of steps) {
    await happen(scene, step)
    await model.settle()
  }
  await comeToAnEnd(scene)
  return model
}

async function happen({ model, tabs }: Scene, step: Happening): Promise<void> {
  const page = tabs['tab' in step ? step.tab : 0]
  if (!page) return
  switch (step.do) {
    case 'tap':
      if (page.user !== null) void page.tap(model.newEntry(`asset:${step.resource}`, page.user))
      return
    case 'goOn':
    case 'giveUp': {
      const id = [...page.memory.keys()][step.entry]
      if (id) void page[step.do](id).catch(() => {})
      return
    }
    case 'round':
      return model.round(tabs, step)
    case 'die':
      page.diesAt = page.points + step.points
      return
    case 'open':
      tabs[step.tab] = model.open(page.user)
      return void tabs[step.tab]?.load()
    case 'logIn':
      page.user = step.user === null ? null : (USERS[step.user] ?? null)
      page.memory.clear()
      return void page.load().catch(() => {})
    default:
      change(model, page, step)
  }
}

function change(model: Model, page: Page, step: Happening): void {
  const { wallet, provider, network, chain, refusals } = model
  switch (step.do) {
    case 'wallet':
      wallet.way = step.way
      break
    case 'release':
      wallet.release()
      break
    case 'prepareFault':
      provider.prepareFaults.push(step.fault)
      break
    case 'confirmFault':
      provider.confirmFaults.push(step.fault)
      break
    case 'nodes':
      network.addresses = step.addresses
      break
    case 'liar':
      network.setLiar(step.liar)
      break
    case 'finality':
      chain.isFinalityStopped = step.isStopped
      break
    case 'reorganise':
      chain.reorganise(step.depth)
      break
    case 'jump':
      model.now += step.ms
      break
    case 'failingWrite':
      page.writesLeft = step.after
      break
    case 'refusal':
      for (const gate of Object.keys(refusals) as Gate[]) delete refusals[gate]
      if (step.refusal) refusals[step.refusal[0]] = step.refusal[1]
  }
}

/** Each player returns, continues what waits, and ends what nobody knows. */
async function comeToAnEnd({ model }: Scene): Promise<void> {
  model.heal()
  model.chain.fillGaps()
  for (const user of USERS) {
    const page = model.open(user)
    await page.load()
    for (let round = 0; round < 8; round++) await model.round([page], { blocks: 10, ms: 400_000 })
    for (const id of page.memory.keys()) void page.goOn(id)
    for (let round = 0; round < 8; round++) await model.round([page], { blocks: 10, ms: 400_000 })
    model.now += 2 * DAY_MS
    for (let round = 0; round < 3; round++) {
      for (const id of page.memory.keys()) void page.giveUp(id).catch(() => {})
      await model.round([page], { blocks: 30, ms: 400_000 })
    }
  }
}
