export type Request = (method: string, params: readonly unknown[]) => Promise<unknown>

/** A transaction as a page requests it. */
export interface TransactionRequest {
  from: string
  to: string
  data?: string
  value?: string
  gas?: string
  chainId?: string | number
}

/** What the wallet asks the person who holds the phone. */
export type Question =
  | { kind: 'link'; account: string }
  | { kind: 'sign'; account: string; text: string }
  | { kind: 'send'; transaction: TransactionRequest }
  | { kind: 'chain'; chainId: number; add: boolean }

/** What is behind a wallet's provider: its owner, its settings, and a chain. */
export interface World {
  /** The account in use, with EIP-55's checksum. */
  account(): string
  /** Another account of the owner, for wallets that sign with the wrong one. */
  otherAccount(): string
  isLinked(): boolean
  link(): void
  chainId(): number
  useChain(chainId: number): void
  /** Whether the person agrees. */
  approve(question: Question): Promise<boolean>
  /** The chain the wallet is for; also signs for the accounts it knows. */
  rpc: Request
  wait(ms: number): Promise<void>
}
