import { startJournal } from '../../../src/actions/money/resume'
import { forgetSession } from '../../../src/actions/session/endSession'
import { decodeCall } from '../../../src/chain/decodeCall'
import { flow } from '../../../src/state/flow'
import { journal } from '../../../src/state/journal'
import { toasts } from '../../../src/state/toasts'
import { indexedDbBackend } from '../../../src/storage/indexedDb'
import { writeItem } from '../../../src/storage/settings'
import { addressOf } from '../../../src/wallet/contracts'
import { type ChainState, emptyState } from '../../actions/support/chainState'
import { clearTimers, quiet, setClock } from '../../actions/support/clock'
import { FakeApi } from '../../actions/support/fakeApi'
import { FakeChain } from '../../actions/support/fakeChain'
import { inject, network } from '../../actions/support/page'
import { logIn } from '../../actions/support/stage'
import type { Tap } from '../../actions/support/taps'
import type { Question } from '../../sandbox/wallet/world'
import { ALICE, type FakeOptions, type FakeProvider, fakeProvider } from '../../support/fakeProvider'
import { Net } from './net'

const START_MS = 1_800_000_000_000
const COINS = ['BNB', 'MDS', 'MDV', 'HFH', 'ENFT', 'USDT']

/** A money action that is about to be played, and the world around it. */
export interface Scene {
  tap: Tap
  chain: FakeChain
  api: FakeApi
  net: Net
  /** Every wallet that the page has had, the present one last. */
  wallets: FakeProvider[]
  /** What the contracts remembered before the player began. */
  before: ChainState
  /** Called when the wallet shows the action itself to its owner. */
  onQuestion: () => void
  /** How often the fault has struck: a cell in which it never does proves nothing. */
  struck: number
}

const isApproval = (question: Question): boolean => {
  if (question.kind !== 'send') return false
  const { to, data = '0x', value = '0x0' } = question.transaction
  return decodeCall({ to: to as '0x', data: data as '0x', value: BigInt(value) }).name === 'approve'
}

/** Puts a wallet into the page whose owner agrees, if the options say nothing else. */
export function giveWallet(scene: Scene, options: FakeOptions = {}): FakeProvider {
  const { approve = true, ...others } = options
  const wallet = fakeProvider({
    node: scene.chain.rpc,
    ...others,
    approve: async (question) => {
      if (question.kind === 'send' && !isApproval(question)) scene.onQuestion()
      return typeof approve === 'function' ? approve(question) : approve
    },
  })
  scene.wallets.push(wallet)
  inject(wallet)
  return wallet
}

/** What the action may take is allowed already, so that the wallet's fault strikes the action itself. */
function allow({ tap, chain: { state } }: Scene): void {
  const [coin, spender] = tap.allowed?.[0].split(' ') ?? []
  if (tap.allowed) state.allowances.set(`${coin} ${ALICE} ${spender}`, tap.allowed[1])
  if (tap.kind === 'auctionStart') state.approved.set('card 7', addressOf('auction'))
}

export interface SceneOptions {
  wallet?: FakeOptions
  /** The wallet is asked for the allowance, too. */
  asksAllowance?: boolean
  /** No wallet in the page yet. */
  withoutWallet?: boolean
}

/** A fresh page with an empty journal, in which Alice is logged in and can do this. */
export async function newScene(tap: Tap, options: SceneOptions = {}): Promise<Scene> {
  clearTimers()
  setClock(START_MS)
  await indexedDbBackend
    .run((all, writer) => {
      for (const entry of all) writer.delete((entry as { id: string }).id)
    })
    .catch(Boolean)
  writeItem('openKeys', null)
  forgetSession()
  flow.value = null
  toasts.value = []
  const chain = new FakeChain(emptyState())
  chain.state.owners.set('card 7', ALICE)
  for (const coin of COINS) chain.state.balances.set(`${coin} ${ALICE}`, 10n ** 30n)
  const api = new FakeApi(chain)
  const net = new Net(api.fetch)
  const scene: Scene = { tap, chain, api, net, wallets: [], before: chain.state, onQuestion: () => {}, struck: 0 }
  network.fetch = net.fetch as typeof globalThis.fetch
  tap.arrange?.(chain.state)
  if (!options.asksAllowance) allow(scene)
  scene.before = structuredClone(chain.state)
  if (!options.withoutWallet) giveWallet(scene, options.wallet)
  await logIn()
  await quiet()
  return scene
}

/** The page is opened again: whatever it had in memory is gone, and the disk is as it was. */
export async function openAgain(): Promise<void> {
  clearTimers()
  forgetSession()
  flow.value = null
  journal.value = []
  await logIn()
  await startJournal()
  await quiet()
}
