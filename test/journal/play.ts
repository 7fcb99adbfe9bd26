import { isDiscardable, Step } from '../../src/domain/journal'
import type { MoneyKind } from '../../src/domain/moneyKinds'
import type { ErrorKey } from '../../src/errors'
import { type Gate, Model } from './model/model'
import { HEALTHY, type Machine } from './model/network'
import type { Page } from './model/page'
import type { ApiFault } from './model/provider'
import type { WalletWay } from './model/wallet'

/** How the chain looks from the page, and what it does, while the first page is alive. */
export type ChainTrouble = 'none' | 'down' | 'stale' | 'split' | 'frozen' | 'untagged' | 'reorganised' | 'notFinal'
/** What happens to the first page at its point. */
export type Event = 'dies' | 'logsOut' | 'secondTab' | 'tapsAgain'
/** What the player does with an entry the wallet was never asked for, and with one whose outcome is unknown. */
export type Policy = 'continue' | 'discard' | 'wait'

/** One run: a tap, its faults, one or two deaths, and what the player does afterwards. */
export interface Case {
  kind?: MoneyKind
  wallet: WalletWay
  event?: Event
  /** The point of the first page at which the event happens; 0: it never does. */
  at: number
  /** The point of the second page at which it dies; 0: it never does. */
  thenAt?: number
  policy: Policy
  prepare?: ApiFault | null
  confirm?: readonly ApiFault[]
  chain?: ChainTrouble
  refusal?: [Gate, ErrorKey | 'hang'] | null
  /** Writes of the first page that succeed before one fails. */
  writes?: number | null
}

export interface Outcome {
  broken: string[]
  /** Whether the points were reached at all. */
  wasReached: boolean
  wasThenReached: boolean
}

const LATER_ROUNDS = 60

/** Plays one case to its end and judges it. */
export async function play(choice: Case): Promise<Outcome> {
  const model = new Model()
  const first = model.open()
  const pages = [first]
  arrange(model, first, choice)
  const entry = model.newEntry('asset:1', 'alice', choice.kind ?? 'topUp')
  plan(model, pages, first, choice, entry.id)
  void first.load().then(() => first.tap(entry))
  await model.settle()
  for (let round = 0; round < 3; round++) await trouble(model, pages, choice, round)
  model.wallet.release()
  await model.settle()
  for (let round = 0; round < 2; round++) await model.round(pages)

  const second = await reopen(model)
  if (choice.thenAt) second.diesAt = choice.thenAt
  await answerEntries(model, second, choice.policy)
  for (let round = 0; round < 3; round++) await model.round([second], { blocks: 3 })

  model.heal()
  const last = await reopen(model)
  await answerEntries(model, last, choice.policy === 'wait' ? 'continue' : choice.policy)
  await finish(model, last)
  return {
    broken: [...model.judge(), ...stuck(model)],
    wasReached: first.points >= choice.at,
    wasThenReached: second.points >= (choice.thenAt ?? 0),
  }
}

function arrange(model: Model, first: Page, { wallet, prepare, confirm, refusal, writes }: Case): void {
  model.wallet.way = wallet
  model.provider.prepareFaults = [prepare ?? null]
  model.provider.confirmFaults = [...(confirm ?? [])]
  if (refusal) model.refusals[refusal[0]] = refusal[1]
  if (writes !== undefined && writes !== null) first.writesLeft = writes
}

function plan(model: Model, pages: Page[], first: Page, { event = 'dies', at }: Case, id: string): void {
  if (at === 0) return
  if (event === 'dies') {
    first.diesAt = at
    return
  }
  const run = () => {
    if (event === 'logsOut') first.user = null
    else if (event === 'tapsAgain') void first.goOn(id)
    else {
      const tab = model.open()
      pages.push(tab)
      void tab.load().then(() => tab.goOn(id))
    }
  }
  first.at = { point: at, run }
}

async function trouble(model: Model, pages: Page[], { chain = 'none' }: Case, round: number): Promise<void> {
  model.network.addresses = addressesOf(chain, round)
  model.chain.isFinalityStopped = chain === 'notFinal'
  await model.round(pages, { blocks: round === 0 ? 1 : 3 })
  if ((chain === 'reorganised' || chain === 'notFinal') && round < 2) model.chain.reorganise(round === 0 ? 1 : 3)
}

/** The machines behind the two addresses in each trouble. */
function addressesOf(chain: ChainTrouble, round: number): Machine[][] {
  const lagging = { ...HEALTHY, lag: 300 }
  switch (chain) {
    case 'down':
      return [[{ ...HEALTHY, isDown: round < 2 }], [{ ...HEALTHY, isDown: round < 2 }]]
    case 'stale':
      return [[{ ...HEALTHY, lag: 30 }], [{ ...HEALTHY, lag: 30 }]]
    case 'split':
      return [
        [lagging, HEALTHY],
        [lagging, HEALTHY],
      ]
    case 'frozen':
      return [[{ ...HEALTHY, stoppedAt: 1000 }], [HEALTHY]]
    case 'untagged':
      return [[{ ...HEALTHY, hasFinalized: false }], [HEALTHY]]
    default:
      return [[HEALTHY], [HEALTHY]]
  }
}

async function reopen(model: Model): Promise<Page> {
  const page = model.open()
  await page.load()
  void page.tick()
  await model.settle()
  return page
}

async function answerEntries(model: Model, page: Page, policy: Policy): Promise<void> {
  for (const { id, ...rest } of [...page.memory.values()]) {
    if (policy === 'wait' || !isDiscardable({ id, ...rest })) continue
    void (policy === 'continue' ? page.goOn(id) : page.giveUp(id))
  }
  await model.settle()
}

/** Blocks and hours pass; then the player ends what nobody knows, and repeats what did not happen. */
async function finish(model: Model, page: Page): Promise<void> {
  for (let round = 0; round < LATER_ROUNDS && model.unfinished().some(({ step }) => step >= Step.asked); round++)
    await model.round([page], { blocks: 10, ms: 200_000 })
  for (const { id } of model.unfinished()) void page.giveUp(id)
  await model.settle()
  if (model.unfinished().length > 0) return
  if (model.chain.effects().length === 0) void page.tap(model.newEntry())
  for (let round = 0; round < 4; round++) await model.round([page], { blocks: 5, ms: 200_000 })
}

/** Nothing may stay open: what is on chain ends by itself, the rest when the player says so. */
const stuck = (model: Model): string[] => model.unfinished().map(({ step, hash }) => `left open at ${step}, ${hash}`)
