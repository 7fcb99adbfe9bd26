import type { DemoWallet } from '../createProvider'
import type { QuirkChanges } from '../quirks'
import type { Question } from '../world'
import { baked, type WalletPerson } from './baked'
import { answerQuestion, openQuestion, walkAway } from './questions'
import { account, chainId, findPerson, write } from './settings'

/** `window.demoWallet`: what a test or demonstration can do with the wallet, in addition to pressing its buttons. */
export interface DemoWalletDriver {
  readonly people: readonly WalletPerson[]
  /** Every request of the page so far. */
  readonly requests: readonly { method: string; params: readonly unknown[]; time: number }[]
  account(): string
  chainId(): number
  /** By name or address. */
  useAccount(nameOrAddress: string): void
  useChain(chainId: number): void
  /** From the next load of the page. */
  usePersona(name: string): void
  /** Single quirks over the persona's, from now on; those of the injection from the next load. */
  useQuirks(changes: QuirkChanges): void
  approveEverything(on: boolean): void
  /** Revokes the page's link, as the wallet's own settings do. */
  unlink(): void
  question(): Question | null
  answer(agreed: boolean): void
  /** Closes the open sheet without an answer, as some wallets allow: the page never learns of it. */
  walkAway(): void
}

/** The driver of this wallet. */
export function createDriver(wallet: DemoWallet, requests: DemoWalletDriver['requests']): DemoWalletDriver {
  return {
    people: baked.people,
    requests,
    account,
    chainId,
    useAccount(nameOrAddress) {
      const chosen = findPerson(nameOrAddress)
      if (chosen === null) throw new Error(`the demo wallet has no account ${nameOrAddress}`)
      const previous = account()
      write('account', chosen)
      if (chosen !== previous) wallet.accountChanged(previous)
    },
    useChain(id) {
      write('chain', String(id))
      wallet.chainChanged()
    },
    usePersona(name) {
      write('persona', name)
      write('loaded', null)
    },
    useQuirks: (changes) => write('quirks', JSON.stringify(changes)),
    approveEverything: (on) => write('auto', on ? '1' : null),
    unlink() {
      write('linked', null)
      wallet.accountChanged(account())
    },
    question: openQuestion,
    answer: answerQuestion,
    walkAway,
  }
}
