export const FAULT_KINDS = [
  'status',
  'delay',
  'dropBefore',
  'dropAfter',
  'hang',
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
  /** The path, with * for any run of letters; a chain call can be named behind it: `/sandbox/rpc#eth_call`. */
  path: string
  /** Begins with the n-th matching request, from 1. */
  nth: number
  /** For so many requests; 0: for ever. */
  times: number
  /** HTTP status of `status`, code of `envelope`. */
  status: number
  /** Of `delay`, and between the bytes of `drip`. */
  delayMs: number
}

export interface Fault extends FaultRule {
  id: number
  /** Matching requests so far. */
  seen: number
  /** Requests it has struck so far. */
  struck: number
}

export interface Faults {
  add(rule: FaultRule): Fault
  list(): Fault[]
  /** Takes one away, or all. */
  clear(id: number | null): void
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

/** The faults that tests and demonstrations ask for. */
export function createFaults(): Faults {
  let faults: Fault[] = []
  let lastId = 0
  return {
    add: (rule) => {
      const fault = { ...rule, id: ++lastId, seen: 0, struck: 0 }
      faults.push(fault)
      return fault
    },
    list: () => [...faults],
    clear: (id) => {
      faults = id === null ? [] : faults.filter((fault) => fault.id !== id)
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
