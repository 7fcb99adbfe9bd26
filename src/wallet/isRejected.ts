import { hasCode, hasText } from './causes'

/** 4001 is EIP-1193's, 5000 WalletConnect's, 5750 Frame's, ACTION_REJECTED ethers', 1001 imToken's SDK. */
const CODES = [4001, 5000, 5750, 'ACTION_REJECTED', 'user_canceled', 1001]

/** A node or a contract can say "rejected" too; then it is no word of the player's. */
const NOT_THE_PLAYER = /revert|underpriced|nonce|insufficient|rate limit|mempool|pool/i

const TEXTS: readonly RegExp[] = [
  /\buser[\s_]*(has\s+)?(reject|den(y|ied)|cancel|declin|refus)/i, // MetaMask, Trust, OKX, WalletConnect
  /(reject|den(y|ied)|cancel|declin)\w*\s+by\s+(the\s+)?user/i, // SafePal, Binance: "Cancelled by User"
  /^(user_?)?(cancel(l?ed)?|denied|rejected|declined)[.!]?$/i, // pancakeswap/pancake-frontend reads "cancel", "denied"
  /^transaction was rejected[.!]?$/i, // pancakeswap/pancake-frontend
  /^(user )?request (was )?(rejected|declined)\b/i, // Rainbow, Frame
  /^(用户|用戶)?(已)?(取消|拒绝|拒絕)/, // localised texts without a code (wevm/wagmi#4754)
]

/**
 * Whether the player said no. Everything else is an unknown outcome, `null` and empty errors included: a transaction
 * may then be under way.
 */
export function isRejected(thrown: unknown): boolean {
  if (isEmptyObject(thrown) || hasCode(thrown, ...CODES)) return true
  return !hasText(thrown, NOT_THE_PLAYER) && TEXTS.some((text) => hasText(thrown, text))
}

/** MetaMask Mobile rejects with a bare `{}` (MetaMask/metamask-mobile#1314). An Error without a text is not that. */
function isEmptyObject(thrown: unknown): boolean {
  // The tag and not instanceof: an outer frame's errors are no Error of this page.
  const isPlain = Object.prototype.toString.call(thrown) === '[object Object]'
  return isPlain && Object.getOwnPropertyNames(thrown).length === 0
}
