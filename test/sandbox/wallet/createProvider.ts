import { assertStrict } from './assertStrict'
import { rejection, shapedChainId, switchRefusal } from './faces'
import type { Quirks } from './quirks'
import { readThrough } from './readThrough'
import { send } from './send'
import { sign } from './sign'
import type { Question, Request, TransactionRequest, World } from './world'

type Listener = (...values: unknown[]) => void

export interface DemoProvider {
  request(call: { method: string; params?: readonly unknown[] }): Promise<unknown>
  on(event: string, listener: Listener): void
  removeListener?(event: string, listener: Listener): void
  readonly [flag: string]: unknown
}

export interface DemoWallet {
  provider: DemoProvider
  /** Call it after the owner chose another account. */
  accountChanged(previous: string): void
  chainChanged(): void
}

const forever = (): Promise<never> => new Promise(() => {})

/** A wallet's provider with these quirks: the part that unit tests and the demo wallet in the page share. */
export function createProvider(quirks: () => Quirks, world: World): DemoWallet {
  const listeners = new Map<string, Set<Listener>>()
  const emit = (event: string, value: unknown) => {
    for (const listener of listeners.get(event) ?? []) listener(value)
  }
  let asked = 0
  let askedForAccounts = false
  let wrongChainTold = false

  const decide = async (question: Question): Promise<void> => {
    if (asked > 0 && quirks().accounts.busy) throw { code: -32002, message: 'Request already pending. Please wait.' }
    asked++
    try {
      if (!(await world.approve(question))) throw rejection(quirks().reject)
    } finally {
      asked--
    }
  }

  const spelled = (account: string) => (quirks().accounts.spelling === 'lower' ? account.toLowerCase() : account)
  const listed = (): string[] => {
    const [chosen, other] = [world.account(), world.otherAccount()]
    const lists = { chosen: [chosen], chosenFirst: [chosen, other], chosenLast: [other, chosen] }
    return lists[quirks().accounts.list].map(spelled)
  }
  const accounts = () => (world.isLinked() && !quirks().accounts.locked ? listed() : [])
  const tellChain = () => emit('chainChanged', shapedChainId(quirks().chainIdShape, world.chainId()))

  async function link(): Promise<unknown> {
    if (quirks().accounts.locked) throw { code: 4100, message: 'The wallet is locked' }
    askedForAccounts = true
    if (world.isLinked()) return accounts()
    await decide({ kind: 'link', account: world.account() })
    world.link()
    emit('accountsChanged', accounts())
    return quirks().accounts.linkHangs ? forever() : accounts()
  }

  async function changeChain(chainId: number, add: boolean): Promise<unknown> {
    const { switching } = quirks()
    if (chainId === world.chainId()) return null
    if (switching === 'hang') return forever()
    if (!add && switching === 'null') return null
    if (!add && switching !== 'ok' && switching !== 'okNoEvent') throw switchRefusal(switching)
    await decide({ kind: 'chain', chainId, add })
    world.useChain(chainId)
    if (switching !== 'okNoEvent') tellChain()
    return null
  }

  async function sendAsked(transaction: TransactionRequest): Promise<unknown> {
    const chainId = Number(transaction.chainId ?? world.chainId())
    const isWrongNow = quirks().send === 'wrongChainOnce' && !wrongChainTold
    if (isWrongNow) wrongChainTold = true
    if (isWrongNow || chainId !== world.chainId()) throw new Error('Provided chainId does not match')
    if (!accounts().some((account) => account.toLowerCase() === transaction.from.toLowerCase())) {
      throw { code: 4100, message: 'The account is not linked' }
    }
    if (quirks().strict) assertStrict(transaction, accounts())
    if (quirks().send === 'busy') throw { code: -32002, message: 'Request already pending. Please wait.' }
    await decide({ kind: 'send', transaction })
    return send(quirks().send, transaction, world.rpc)
  }

  const methods: Record<string, (...params: never[]) => unknown> = {
    eth_accounts: accounts,
    eth_requestAccounts: link,
    eth_chainId: () => shapedChainId(quirks().chainIdShape, world.chainId()),
    net_version: () => (quirks().chainIdShape === 'nothing' ? undefined : String(world.chainId())),
    wallet_switchEthereumChain: ({ chainId }: { chainId: string }) => changeChain(Number(chainId), false),
    wallet_addEthereumChain: ({ chainId }: { chainId: string }) => changeChain(Number(chainId), true),
    eth_sendTransaction: sendAsked,
    personal_sign: (message: string, account: string) => {
      if (quirks().sign.needsAccounts && !askedForAccounts) throw new Error('Accounts were not requested')
      return sign(quirks().sign, { message, account }, decide, world)
    },
  }

  const request: Request = async (method, params) => {
    const own = methods[method]
    if (own) return own(...(params as never[]))
    if (/^wallet_|^eth_sign|[fF]ilter|subscribe|getLogs/.test(method))
      throw { code: 4200, message: `${method}: not supported` }
    return readThrough(quirks().rpc, world, method, params)
  }

  const provider: DemoProvider = {
    request: ({ method, params = [] }) => request(method, params),
    on(event, listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    },
  }
  if (quirks().removeListener)
    provider.removeListener = (event, listener) => void listeners.get(event)?.delete(listener)
  for (const flag of quirks().flags) Object.assign(provider, { [flag]: true })
  if (quirks().accounts.events === 'onReload') void world.wait(0).then(() => emit('accountsChanged', accounts()))

  return {
    provider,
    chainChanged: () => {
      if (quirks().switching !== 'okNoEvent') tellChain()
    },
    accountChanged(previous) {
      const { events } = quirks().accounts
      if (events === 'silent' || !world.isLinked()) return
      emit('accountsChanged', accounts())
      if (events === 'double') emit('accountsChanged', accounts())
      if (events === 'staleLast') emit('accountsChanged', [spelled(previous)])
    },
  }
}
