import { TAPS, type Tap } from '../../actions/support/taps'
import type { Fault } from './fault'
import { API_FAULTS } from './faults/api'
import { CLOCK_FAULTS } from './faults/clock'
import { PAGE_FAULTS } from './faults/page'
import { RPC_FAULTS } from './faults/rpc'
import { STORAGE_FAULTS } from './faults/storage'
import { WALLET_FAULTS } from './faults/wallet'
import { GAME_FLOWS, type GameFlow } from './gameScene'

export const FAULTS: readonly Fault[] = [
  ...PAGE_FAULTS,
  ...WALLET_FAULTS,
  ...RPC_FAULTS,
  ...API_FAULTS,
  ...STORAGE_FAULTS,
  ...CLOCK_FAULTS,
]

/** The faults of the plan, by what fails. */
export const GROUPS_OF_PLAN = { page: 8, wallet: 17, rpc: 7, api: 14, storage: 6, clock: 3 } as const

/** The actions that the plan of 784 cells counts; the others are played beyond it. */
const PLANNED = [
  ...['sell', 'cancel', 'buy', 'deposit', 'claim', 'mint', 'hatch', 'auctionStart', 'bid', 'priceChange'],
  ...['auctionWithdraw', 'topUp', 'withdrawMds', 'summon', 'redeem', 'collect'],
]

/** `memory`: the app's own code against a world in memory; a suite's name: played there; `senseless`: nowhere. */
export type Layer = 'memory' | 'senseless' | (string & {})

export interface Cell {
  /** As in `sell:wallet-4001`. */
  name: string
  flow: Tap | GameFlow
  fault: Fault
  layer: Layer
  /** Why it is played elsewhere or makes no sense. */
  why: string
  isPlanned: boolean
}

export const isGame = (flow: Tap | GameFlow): flow is GameFlow => 'act' in flow
export const nameOf = (flow: Tap | GameFlow): string => (isGame(flow) ? flow.name : flow.kind)

function placeOf(flow: Tap | GameFlow, fault: Fault): Pick<Cell, 'layer' | 'why'> {
  const isAlone = isGame(flow) || flow.effect === null
  if (isAlone && (fault.group === 'wallet' || fault.group === 'rpc'))
    return { layer: 'senseless', why: 'the provider carries it out without wallet and chain' }
  if (isGame(flow)) return { layer: 'memory', why: '' }
  const why = fault.senseless?.({ kind: flow.kind, asksAllowance: flow.allowed !== undefined })
  if (why) return { layer: 'senseless', why }
  return fault.elsewhere ? { layer: fault.elsewhere.suite, why: fault.elsewhere.why } : { layer: 'memory', why: '' }
}

/** Every fault in every money action. Actions without the chain have no cells for wallet and nodes in the plan. */
export const CELLS: readonly Cell[] = [...TAPS, ...GAME_FLOWS].flatMap((flow) =>
  FAULTS.filter(({ game }) => !isGame(flow) || game).map((fault) => ({
    name: `${nameOf(flow)}:${fault.name}`,
    flow,
    fault,
    ...placeOf(flow, fault),
    isPlanned: PLANNED.includes(nameOf(flow)),
  })),
)
