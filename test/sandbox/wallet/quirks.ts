/** How a person's "no" reaches the page. */
export type RejectFace =
  | 'code'
  | 'codeText'
  | 'walletConnect'
  | 'ethers'
  | 'imToken'
  | 'text'
  | 'nested'
  | 'empty'
  | 'null'

/** Everything in which wallets differ, as switches. Each has been observed in a real wallet. */
export interface Quirks {
  inject: {
    /** Milliseconds after the page's start; null: never. */
    delayMs: number | null
    /** The global it is injected into; `web3` is the one from before EIP-1193, as `web3.currentProvider`. */
    place: 'ethereum' | 'okxwallet' | 'safepalProvider' | 'trustwallet' | 'binancew3w' | 'bitkeep' | 'parent' | 'web3'
    /** The only way to send it a request: EIP-1193's, or one of the two before that. */
    shape: 'request' | 'send' | 'sendAsync'
    initializedEvent: boolean
    announce: 'none' | 'same' | 'other'
    rdns: string
    /** Injected only when the page is loaded a second time. */
    reloadNeeded: boolean
  }
  flags: readonly string[]
  /** Added to the browser's user agent. */
  agent: string
  chainIdShape: 'hex' | 'upper' | 'padded' | 'number' | 'decimal' | 'caip' | 'undefined' | 'nothing'
  switching: 'ok' | 'okNoEvent' | '4902' | 'nested' | 'text' | 'null' | '32601' | 'hang'
  accounts: {
    events: 'once' | 'silent' | 'double' | 'staleLast' | 'onReload'
    /** How an address is written: in EIP-55's mixed case, or as MetaMask does. */
    spelling: 'checksum' | 'lower'
    /** What eth_accounts lists: the chosen account alone, or the owner's others after or before it. */
    list: 'chosen' | 'chosenFirst' | 'chosenLast'
    locked: boolean
    /** The link is granted, but its promise never settles. */
    linkHangs: boolean
    /** A second request while one is open is refused with -32002. */
    busy: boolean
  }
  sign: { short: boolean; v01: boolean; needsAccounts: boolean; other: boolean; hang: boolean }
  reject: RejectFace
  send:
    | 'ok'
    | 'hangAfterBroadcast'
    | 'errorAfterBroadcast'
    | 'rejectionAfterBroadcast'
    | 'garbageHash'
    | 'neverBroadcast'
    | 'twice'
    | 'speedUp'
    | 'cancel'
    | 'node32000'
    | 'wrongChainOnce'
    | 'approvalEdited'
    | 'outOfGas'
    | 'busy'
    | 'relayed4337'
    | 'relayed7702'
  /** Refuses a `from` that is not spelled as the wallet gave it, a `value` of zero, and a transaction without `gas`. */
  strict: boolean
  rpc: 'ok' | 'slow' | 'tooMany' | 'limit' | 'html' | 'down'
  removeListener: boolean
  storage: 'ok' | 'throws' | 'clearsOnReload'
  clipboard: 'ok' | 'deny' | 'hang'
  share: 'ok' | 'absent'
  download: 'ok' | 'reload'
  /** Where the host intercepts touches. */
  gesture: { edge20: boolean; top50: boolean }
}

/** A part of the switches; what is left out stays as it is. */
export type QuirkChanges = {
  [Name in keyof Quirks]?: Quirks[Name] extends object ? Partial<Quirks[Name]> : Quirks[Name]
}

/** EIP-1193 and EIP-6963 to the letter. */
export const PERFECT: Quirks = {
  inject: {
    delayMs: 0,
    place: 'ethereum',
    shape: 'request',
    initializedEvent: true,
    announce: 'same',
    rdns: 'sandbox.wallet',
    reloadNeeded: false,
  },
  flags: [],
  agent: '',
  chainIdShape: 'hex',
  switching: 'ok',
  accounts: {
    events: 'once',
    spelling: 'checksum',
    list: 'chosen',
    locked: false,
    linkHangs: false,
    busy: false,
  },
  sign: { short: false, v01: false, needsAccounts: false, other: false, hang: false },
  reject: 'code',
  send: 'ok',
  strict: false,
  rpc: 'ok',
  removeListener: true,
  storage: 'ok',
  clipboard: 'ok',
  share: 'ok',
  download: 'ok',
  gesture: { edge20: false, top50: false },
}

/** The quirks with these changes applied. */
export function withChanges(quirks: Quirks, changes: QuirkChanges): Quirks {
  return {
    ...quirks,
    ...changes,
    inject: { ...quirks.inject, ...changes.inject },
    flags: changes.flags?.filter((flag): flag is string => typeof flag === 'string') ?? quirks.flags,
    accounts: { ...quirks.accounts, ...changes.accounts },
    sign: { ...quirks.sign, ...changes.sign },
    gesture: { ...quirks.gesture, ...changes.gesture },
  }
}
