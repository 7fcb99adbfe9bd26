import { collectRewards } from '../../../src/actions/game/collectRewards'
import { redeemPoints } from '../../../src/actions/game/redeemPoints'
import { summonHero } from '../../../src/actions/game/summonHero'
import { type GameCoin, withdrawCoin } from '../../../src/actions/game/withdrawCoin'
import { loadFees } from '../../../src/actions/load/loadFees'
import { loadLegion } from '../../../src/actions/load/loadLegion'
import { loadUser } from '../../../src/actions/load/loadUser'
import { forgetSession } from '../../../src/actions/session/endSession'
import { roles, token } from '../../../src/state/session'
import { toasts } from '../../../src/state/toasts'
import { writeItem } from '../../../src/storage/settings'
import { clearTimers, pass, quiet, setClock } from '../../actions/support/clock'
import { network } from '../../actions/support/page'
import { logIn } from '../../actions/support/stage'
import { GAME_PATHS, GameBook } from './gameBook'
import { Net } from './net'

const START_MS = 1_800_000_000_000

/** What the page tells its player: it happened, it did not, or nobody knows yet. */
export type Told = 'done' | 'refused' | 'unknown'

/** An action that the provider carries out alone. */
export interface GameFlow {
  name: string
  path: string
  act(): Promise<Told>
}

export interface GameScene {
  flow: GameFlow
  book: GameBook
  net: Net
  /** What each attempt told its player; empty while the first has no answer. */
  told: Told[]
  struck: number
}

const withdraw = (coin: GameCoin, amount: bigint) => async (): Promise<Told> => {
  const { is } = await withdrawCoin({ coin, amount, fundPassword: '123456' })
  return is === 'submitted' ? 'done' : is
}
/** Whether an action that tells its end by a toast has told one of success. */
const byToast = async (act: () => Promise<unknown>): Promise<Told> => {
  const before = toasts.value.length
  await act()
  return toasts.value.slice(before).some(({ kind }) => kind === 'done') ? 'done' : 'unknown'
}

export const GAME_FLOWS: readonly GameFlow[] = [
  { name: 'withdrawMds', path: GAME_PATHS.withdrawMds, act: withdraw('MDS', 5n * 10n ** 18n) },
  { name: 'withdrawMdv', path: GAME_PATHS.withdrawMdv, act: withdraw('MDV', 5n * 10n ** 8n) },
  { name: 'withdrawOther', path: GAME_PATHS.withdrawOther, act: withdraw('USDT', 5_000_000n) },
  {
    name: 'summon',
    path: GAME_PATHS.summon,
    act: async () => {
      const { is } = await summonHero()
      return is === 'summoned' ? 'done' : is
    },
  },
  { name: 'redeem', path: GAME_PATHS.redeem, act: () => byToast(redeemPoints) },
  {
    name: 'collect',
    path: GAME_PATHS.collect,
    act: async () => ((await collectRewards()) === null ? 'unknown' : 'done'),
  },
]

/** Reads what the screens of these actions read first. */
async function readFirst(): Promise<void> {
  await logIn()
  token.value = 'token of alice'
  roles.value = [{ serverId: 's1', name: 'Ash', level: 1 }]
  const reading = Promise.all([loadUser().catch(Boolean), loadFees(), loadLegion()])
  await pass(60_000)
  await reading
}

/** A fresh page in which Alice is logged in, with something to withdraw, to summon, to redeem and to collect. */
export async function newGameScene(flow: GameFlow): Promise<GameScene> {
  clearTimers()
  setClock(START_MS)
  writeItem('openKeys', null)
  forgetSession()
  toasts.value = []
  const book = new GameBook()
  const net = new Net(book.fetch)
  network.fetch = net.fetch as typeof globalThis.fetch
  await readFirst()
  return { flow, book, net, told: [], struck: 0 }
}

/** The page is opened again and reads what its screens read. */
export async function restart(): Promise<void> {
  clearTimers()
  forgetSession()
  toasts.value = []
  await readFirst()
}

/** The player does it once more. */
export async function tryIt(scene: GameScene): Promise<void> {
  void scene.flow.act().then((told) => scene.told.push(told))
  await quiet()
}
