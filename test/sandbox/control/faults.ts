export const FAULT_KINDS = [
  'status',
  'delay',
  'dropBefore',
  'dropAfter',
  'hang',
  'holdBefore',
  'holdAfter',
  'html',
  'empty',
  'garbage',
  'truncate',
  'drip',
  'envelope',
  'envelope401',
  'notYet',
] as const
export type FaultKind = (typeof FAULT_KINDS)[number]

export interface FaultRule {
  kind: FaultKind
  /** GET or POST; null: both. */
  method: string | null
  /** The path, with * for any run of letters; a chain call can follow it: `/sandbox/rpc#eth_call`. */
  path: string
  /** Starts with the n-th matching request, from 1. */
  nth: number
  /** Number of requests it strikes; 0: all. */
  times: number
  /** HTTP status for `status`, code for `envelope`. */
  status: number
  /** Delay for `delay`, and between the bytes for `drip`. */
  delayMs: number
}

export interface Fault extends FaultRule {
  id: number
  /** Matching requests so far. */
  seen: number
  /** Requests it has struck so far. */
  struck: number
}

/** What happens to a held request: it continues, or its connection is cut. */
export type Release = 'pass' | 'drop'

export interface Faults {
  add(rule: FaultRule): Fault
  list(): Fault[]
  /** Removes one, or all; requests it holds are dropped. */
  clear(id: number | null): void
  /** Resolves once a hold has caught a request: before it is processed, or after that and before the reply. */
  whenHeld(id: number): Promise<void>
  /** Releases what a hold has caught, and what it will catch. */
  release(id: number, how: Release): void
  /** Notes that a hold has caught a request; resolves to what should happen to it. */
  hold(id: number): Promise<Release>
  /** The fault that strikes this request; each matching one counts it. */
  strike(method: string, path: string, rpcMethods: string[]): Fault | null
}

const toPattern = (glob: string): RegExp =>
  new RegExp(
    `^${glob
      .split('*')
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
  )

function matches({ method: wanted, path: glob }: FaultRule, method: string, path: string, rpc: string[]): boolean {
  const [place = '', rpcMethod] = glob.split('#')
  const isMethod = wanted === null || wanted.toUpperCase() === method
  return isMethod && toPattern(place).test(path) && (rpcMethod === undefined || rpc.includes(rpcMethod))
}

interface Hand {
  held: Promise<void>
  take(): void
  released: Promise<Release>
  release(how: Release): void
}

function openHand(): Hand {
  let take = (): void => undefined
  let release = (_: Release): void => undefined
  const held = new Promise<void>((resolve) => {
    take = resolve
  })
  const released = new Promise<Release>((resolve) => {
    release = resolve
  })
  return { held, take, released, release }
}

/** The faults that tests and demonstrations ask for. */
export function createFaults(): Faults {
  let faults: Fault[] = []
  let lastId = 0
  const hands = new Map<number, Hand>()
  const handOf = (id: number): Hand => {
    const hand = hands.get(id) ?? openHand()
    hands.set(id, hand)
    return hand
  }
  return {
    add: (rule) => {
      const fault = { ...rule, id: ++lastId, seen: 0, struck: 0 }
      faults.push(fault)
      return fault
    },
    list: () => [...faults],
    clear: (id) => {
      for (const [held, { release }] of hands) if (id === null || id === held) release('drop')
      faults = id === null ? [] : faults.filter((fault) => fault.id !== id)
    },
    whenHeld: (id) => handOf(id).held,
    release: (id, how) => handOf(id).release(how),
    hold: (id) => {
      const { take, released } = handOf(id)
      take()
      return released
    },
    strike: (method, path, rpcMethods) => {
      let striking: Fault | null = null
      for (const fault of faults) {
        if (!matches(fault, method, path, rpcMethods)) continue
        fault.seen += 1
        const isDue = fault.seen >= fault.nth && (fault.times === 0 || fault.seen < fault.nth + fault.times)
        if (!isDue || striking) continue
        fault.struck += 1
        striking = fault
      }
      return striking
    },
  }
}
