import { decimalsOf } from '../config'
import { type Coin, PRICE_COIN } from '../domain/coin'
import { toDecimal } from '../domain/money'
import { AppError, type ErrorKey, type ErrorParams } from '../errors'
import { hasCode, hasText, someCause } from './causes'
import { targetAt } from './contracts'

type Explain = (word: (index: number) => bigint) => ErrorParams

/** Error params with amounts in whole coins, as a player reads them. */
const amounts =
  (coin: Coin, words: Record<string, number>): Explain =>
  (word) => {
    const params: ErrorParams = { coin }
    for (const name of Object.keys(words)) params[name] = toDecimal(word(words[name] ?? 0), decimalsOf(coin))
    return params
  }

/** AssetPriceMoved names its coin by address. */
const inItsCoin: Explain = (word) => {
  const coin = targetAt(`0x${word(0).toString(16).padStart(40, '0')}`)
  const isCoin = coin === 'MDV' || coin === 'HFH' || coin === 'MDS' || coin === 'ENFT' || coin === 'USDT'
  return isCoin ? amounts(coin, { expected: 1, actual: 2 })(word) : {}
}

/**
 * What each contract error means to a player, by selector; a bare string is the contract's own name for it, shown as it
 * is. A test compares the table with the compiled contracts.
 */
export const REFUSALS: Readonly<Record<string, readonly [key: ErrorKey, explain?: Explain] | string>> = {
  '0xbe796bfe': ['alreadyOpen'], // RefUsed
  '0x2f5ea621': ['notYours'], // NotHolder
  '0x09c4974c': ['priceRequired'], // PriceZero
  '0x873dd23f': ['priceMoved', amounts(PRICE_COIN, { expected: 1, actual: 2 })], // PriceMoved
  '0xcddb21e4': ['priceMoved', amounts(PRICE_COIN, { expected: 0, actual: 1 })], // MintPriceMoved
  '0xebc3c84d': ['priceMoved', inItsCoin], // AssetPriceMoved
  '0x195a3ca1': ['priceMoved', amounts('BNB', { expected: 0, actual: 1 })], // WrongValue
  '0x17018754': ['bidTooLow', amounts(PRICE_COIN, { minimum: 2 })], // BidTooLow
  '0x90aedd55': ['nftLocked'], // TokenListed
  '0xd176cea0': ['notForSale'], // NotListed
  '0x800b0615': ['notForSale'], // WrongState
  '0xcbca5aa2': ['quantityZero'], // AmountZero
  '0x557eefa9': ['nothingWaits'], // NothingToCollect
  '0xe450d38c': ['insufficient'], // ERC20InsufficientBalance
  '0xfb8f41b2': ['allowanceLowered'], // ERC20InsufficientAllowance
  '0x177e802f': ['allowanceLowered'], // ERC721InsufficientApproval
  '0x7e273289': ['nftAway'], // ERC721NonexistentToken
  '0x64283d7b': ['notYours'], // ERC721IncorrectOwner
  '0x581def6a': 'TooManyTokens',
  '0x99e5803c': 'OwnListing',
  '0x688dae4b': 'OwnAuction',
  '0xeec8fd98': 'KindUnknown',
  '0xb7b605a1': 'CollectionNotAccepted',
  '0x671b78af': 'CoinNotAccepted',
  '0x0e775beb': 'AccountAlreadyActivated',
  '0x0b121e5e': 'AssetAlreadyActivated',
}

/** A node's error as the contract's refusal or the sender's lack of BNB; null when it is neither. */
export function toRefusal(thrown: unknown): AppError | null {
  const data = revertData(thrown)
  if (data !== null) return explain(data, thrown)
  if (hasCode(thrown, 3) || hasText(thrown, /revert/i)) return new AppError('contractRefused', { reason: '' }, thrown)
  if (hasText(thrown, /insufficient funds/i)) return new AppError('insufficient', { coin: 'BNB' }, thrown)
  return null
}

function explain(data: string, cause: unknown): AppError {
  const known = REFUSALS[data.slice(0, 10)] ?? ''
  if (typeof known === 'string') return new AppError('contractRefused', { reason: known }, cause)
  const [key, toParams] = known
  const word = (index: number) => BigInt(`0x${data.slice(10 + index * 64, 74 + index * 64).padEnd(1, '0')}`)
  return new AppError(key, toParams?.(word) ?? {}, cause)
}

/** The revert data: in `data`, in `data.data`, or at the end of a message. */
function revertData(thrown: unknown): string | null {
  let data: string | null = null
  someCause(thrown, (cause) => {
    const { data: own, message } = Object(cause) as { data?: unknown; message?: unknown }
    const match = [own, message].map((text) => /(?:^|revert\w*\s)(0x(?:[0-9a-f]{2}){4,})$/i.exec(String(text)))
    data ??= match[0]?.[1]?.toLowerCase() ?? match[1]?.[1]?.toLowerCase() ?? null
    return data !== null
  })
  return data
}
