import { hasCode, hasText, someCause, textsOf } from './causes'
import { BARE, BY_THE_PLAYER, CLOSED } from './refusalWords'

/**
 * 4001 is EIP-1193's, 5000 CAIP's and WalletConnect's, 5750 EIP-5792's, ACTION_REJECTED ethers', 1001 imToken's SDK.
 */
const CODES = [4001, 5000, 5750, 'ACTION_REJECTED', 'user_canceled', 1001]
/** The codes that some wallets throw bare, without an error around them. */
const BARE_CODES = CODES.slice(0, -1).map(String)
/** viem's class names, for errors that lost their code on the way. */
const NAMES = ['UserRejectedRequestError', 'AtomicReadyWalletRejectedUpgradeError']

/** A node or a contract can say "rejected" too; these words show that it was not the player. */
const NOT_THE_PLAYER =
  /revert|underpriced|nonce|insufficient|limit|pool|policy|expired|timed? ?out|blocked|sanction|\bnode\b|validator|aborted a request|too many|already known|known transaction|replace|upstream/i
/** JSON-RPC codes of nodes: -32003 is "transaction rejected" in EIP-1474, 3 a contract's refusal. */
const NODE_CODES = [3, -32000, -32001, -32003, -32005, -32010]

/** Codes of a request that failed in transport, including iOS's and axios' "cancelled" and a server's refusals. */
const TRANSPORT_CODES = [-999, 403, 429, 'ERR_CANCELED', 'TRANSACTION_REPLACED']

/**
 * Whether the player certainly said no. Everything else is an unknown outcome, including `null` and empty texts: a
 * transaction may be under way.
 */
export function isRejected(thrown: unknown): boolean {
  if (hasText(thrown, NOT_THE_PLAYER) || hasCode(thrown, ...TRANSPORT_CODES) || someCause(thrown, isAbort)) return false
  if (isEmptyObject(thrown) || isBareCode(thrown) || hasCode(thrown, ...CODES)) return true
  if (someCause(thrown, isRefusalClass)) return true
  return says(thrown, BY_THE_PLAYER) || (says(thrown, BARE) && !hasCode(thrown, ...NODE_CODES))
}

/**
 * What a wallet's error means where no money moves: when linking, signing in or switching. There, closing the request
 * without an answer counts as a refusal too.
 */
export function refusalOf(thrown: unknown): 'rejected' | 'walletClosed' | null {
  if (isRejected(thrown) || says(thrown, [/^permission denied$/])) return 'rejected'
  return isSilent(thrown) || says(thrown, [CLOSED]) ? 'walletClosed' : null
}

const isBareCode = (thrown: unknown): boolean =>
  (Array.isArray(thrown) ? thrown : [thrown]).some(
    (one) => /^(number|string)$/.test(typeof one) && BARE_CODES.includes(`${one}`),
  )

/** An aborted fetch: "The user aborted a request." */
const isAbort = (cause: unknown): boolean => (Object(cause) as { name?: unknown }).name === 'AbortError'

const isRefusalClass = (cause: unknown): boolean => NAMES.includes((Object(cause) as { name: string }).name)

function says(thrown: unknown, patterns: readonly RegExp[]): boolean {
  return someCause(thrown, (cause) =>
    textsOf(cause).some((text) => {
      const words = toWords(text)
      return patterns.some((pattern) => pattern.test(words))
    }),
  )
}

/** One encoding per letter, in lower case (a Turkish capital leaves a combining dot), without the final full stop. */
const toWords = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/\u0307/g, '')
    .trim()
    .replace(/[.!。！]+$/, '')

/** No code and no text in any cause. */
const isSilent = (thrown: unknown): boolean =>
  !someCause(thrown, (cause) => {
    const { code, errorCode } = Object(cause) as { code?: unknown; errorCode?: unknown }
    return typeof cause === 'number' || (code ?? errorCode) != null || textsOf(cause).some((text) => text.trim() !== '')
  })

/** MetaMask Mobile rejects with a bare `{}` (MetaMask/metamask-mobile#1314). An Error without text does not count. */
function isEmptyObject(thrown: unknown): boolean {
  // By tag, not instanceof: an outer frame's errors are not instances of this page's Error.
  const isPlain = Object.prototype.toString.call(thrown) === '[object Object]'
  return isPlain && Object.getOwnPropertyNames(thrown).length === 0
}
