import { readWaiting } from '../../chain/auction'
import type { JournalEntry } from '../../domain/journal'
import { newSearch, type Search, withAssets } from '../../domain/tradeSearch'
import { type TradedAsset, tokensOfAssets, toShares, withoutPaid } from '../../domain/waiting'
import { sessionEpoch, user } from '../../state/session'
import { mark, waiting } from '../../state/waiting'
import { tokensOfPayout } from '../money/kinds/payout'
import { readerAt, readHead } from '../money/reader'

/** Tokens that one question names: nodes bound the gas of a question, and some its length. */
const TOKENS_A_QUESTION = 200

interface Visit {
  epoch: number
  search: Search
  /** The look that is under way, which a second one joins. */
  look: Promise<void> | null
  /** Whether that look is one through older lines. */
  isFurther: boolean
  /** Questions to the chain, counted: an older answer must not replace a newer one. */
  asked: number
  shown: number
  /** The block at which the chain was read last: a node that lags behind it would show again what a payout took. */
  since: bigint
}

let visit: Visit | null = null

/** What this visit knows of the present player; null while nobody with an account is logged in. */
function present(): Visit | null {
  const account = user.value?.address
  if (!account) return null
  if (visit?.epoch !== sessionEpoch.value || visit.search.account !== account)
    visit = {
      epoch: sessionEpoch.value,
      search: newSearch(account),
      look: null,
      isFurther: false,
      asked: 0,
      shown: 0,
      since: 0n,
    }
  return visit
}

/**
 * Finds what waits for the player: looks through the new lines of the feed for assets that paid a share, then asks the
 * chain about all of them. What the provider does not tell now is looked for the next time.
 * @param isFurther looks through older lines, where a look before stopped early
 * @throws {AppError} chainSilent
 */
export function loadWaiting(isFurther = false): Promise<void> {
  const own = present()
  if (!own) return Promise.resolve()
  // A look at the new lines is under way: it is not the one that was asked for.
  if (own.look && isFurther && !own.isFurther) return own.look.then(() => loadWaiting(own.search.next !== null))
  if (!own.look) own.isFurther = isFurther
  own.look ??= look(own, isFurther).finally(() => {
    own.look = null
  })
  return own.look
}

async function look(own: Visit, isFurther: boolean): Promise<void> {
  try {
    const { searchTrades } = await import('./searchTrades')
    const found = await searchTrades(own.search, isFurther)
    // What a page has added meanwhile stays.
    own.search = withAssets(found, own.search.assets)
  } catch {
    // The chain tells of what is known already.
  }
  await readChain(own)
}

/** Asks the chain about an asset that the player has traded, which the feed may not name. @throws {AppError} chainSilent */
export async function noteTraded(asset: TradedAsset): Promise<void> {
  const own = present()
  if (!own) return
  own.search = withAssets(own.search, [asset])
  await readChain(own)
}

/** After a payout: what it took waits no longer, and the newest block tells the rest. */
export async function afterPayout({ account, payload }: JournalEntry): Promise<void> {
  const own = present()
  if (!own || own.search.account !== account) return
  // No older answer brings it back.
  own.shown = own.asked
  const { value } = waiting
  if (value) waiting.value = { ...value, ...withoutPaid(value, tokensOfPayout(payload)) }
  await readChain(own)
}

async function readChain(own: Visit): Promise<void> {
  const question = ++own.asked
  const block = await readHead(own.since)
  const from = readerAt(block)
  const { account, assets } = own.search
  const tokens = tokensOfAssets(assets)
  const parts = [tokens.slice(0, TOKENS_A_QUESTION)]
  for (let start = TOKENS_A_QUESTION; start < tokens.length; start += TOKENS_A_QUESTION)
    parts.push(tokens.slice(start, start + TOKENS_A_QUESTION))
  const answers = await Promise.all(parts.map((part) => readWaiting(from, { tokens: part, account })))
  if (own !== present() || question <= own.shown) return
  own.shown = question
  own.since = block
  const units = ([] as bigint[]).concat(...answers.map(({ shares }) => shares))
  const [first] = answers
  waiting.value = {
    shares: toShares(assets, tokens, units),
    credit: first?.credit ?? 0n,
    isPart: own.search.next !== null,
  }
  mark.value ||= 'money'
}

/** Whether a line about a share is newer than all that were looked through. */
export const isNewLine = (time: number): boolean => time > (present()?.search.newest?.time ?? 0)
