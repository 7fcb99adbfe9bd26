import './page'
import { startJournal } from '../../../src/actions/money/resume'
import { forgetSession } from '../../../src/actions/session/endSession'
import type { JournalEntry } from '../../../src/domain/journal'
import type { User } from '../../../src/domain/player'
import { flow } from '../../../src/state/flow'
import { journal } from '../../../src/state/journal'
import { token, user } from '../../../src/state/session'
import { toasts } from '../../../src/state/toasts'
import { indexedDbBackend } from '../../../src/storage/indexedDb'
import { ALICE, type FakeOptions, type FakeProvider, fakeProvider } from '../../support/fakeProvider'
import { emptyState } from './chainState'
import { clearTimers, installClock, quiet } from './clock'
import { FakeApi } from './fakeApi'
import { FakeChain } from './fakeChain'
import { inject, network } from './page'

installClock()

/** Who is logged in, as the provider says. */
export const player = (changes: Partial<User> = {}): User => ({
  userid: 'alice',
  address: ALICE,
  email: '',
  mobile: '',
  nickname: 'Alice',
  coins: {},
  frozenCoins: {},
  heroCount: 0,
  equipmentCount: 0,
  magicEquipmentCount: 0,
  stoneCount: 0,
  inviterCode: '',
  inviteCode: '',
  shareUrl: '',
  currentServerId: 's1',
  isOnline: false,
  hasFundPassword: false,
  hasLoginPassword: true,
  activated: true,
  summonTickets: 0,
  mustChangePassword: false,
  ...changes,
})

/** Somebody is logged in, and the page has looked at their journal. */
export async function logIn(who: User = player()): Promise<void> {
  token.value = `token of ${who.userid}`
  user.value = who
  await startJournal()
}

export interface Stage {
  chain: FakeChain
  api: FakeApi
  wallet: FakeProvider
  /** Wallet requests that its owner sees. */
  sends(): string[]
}

/** A fresh page with an empty journal: Alice is logged in, holds token 7 and some of each coin. */
export async function newStage(options: FakeOptions = {}): Promise<Stage> {
  clearTimers()
  await indexedDbBackend.run((all, writer) => {
    for (const entry of all) writer.delete((entry as { id: string }).id)
  })
  forgetSession()
  flow.value = null
  toasts.value = []
  const chain = new FakeChain(emptyState())
  chain.state.owners.set('card 7', ALICE)
  for (const coin of ['BNB', 'MDS', 'MDV', 'HFH', 'ENFT', 'USDT']) {
    chain.state.balances.set(`${coin} ${ALICE}`, 10n ** 30n)
  }
  const api = new FakeApi(chain)
  network.fetch = api.fetch as typeof globalThis.fetch
  const wallet = fakeProvider({ node: chain.rpc, ...options })
  inject(wallet)
  await logIn()
  await quiet()
  return { chain, api, wallet, sends: () => wallet.asked.filter((method) => method === 'eth_sendTransaction') }
}

/** What is on disk, whatever the page shows. */
export async function onDisk(): Promise<JournalEntry[]> {
  return indexedDbBackend.run((all) => all as JournalEntry[])
}

/** The one entry of the page. */
export function theEntry(): JournalEntry {
  const [entry, ...others] = journal.value
  if (!entry || others.length > 0) throw new Error(`${journal.value.length} entries`)
  return entry
}
