import { readAccountCode } from '../../chain/accountCode'
import { type AccountCode, gravest } from '../../domain/accountCode'
import type { Address } from '../../domain/address'
import { type Arrival, comesToWallet } from '../../domain/comesToWallet'
import { codeAnswer, ownCode } from '../../state/ownCode'
import { sessionEpoch, user } from '../../state/session'
import type { Reader } from '../../wallet/provider'

/** An account rarely gets other code, and a review often follows another. */
const KEPT_MS = 180_000
/** Asked when the review opens, so at the tap the answer is nearly always there. */
const LIMIT_MS = 1500

let reading: { account: Address; epoch: number; end: Promise<void> } | null = null

/**
 * Reads whose code runs in the login account's name, from each pinned node; what they say is shown as it comes, and
 * asked again after some minutes. What was known stays until a node says something else: silence takes no warning
 * back. Never throws.
 */
export async function readOwnCode(): Promise<void> {
  const account = user.value?.address
  const kept = ownCode.value
  // The absolute difference, because the clock may have been set back.
  if (!account || (kept?.account === account && Math.abs(Date.now() - kept.readAt) < KEPT_MS)) return
  const epoch = sessionEpoch.value
  // A login before may have asked for the same account, and what it hears is dropped.
  if (reading?.account !== account || reading.epoch !== epoch) reading = { account, epoch, end: read(account, epoch) }
  await reading.end
}

async function read(account: Address, epoch: number): Promise<void> {
  const codes: AccountCode[] = []
  // Only of another account nothing is known yet.
  if (ownCode.value?.account !== account) ownCode.value = null
  const before = ownCode.value?.code
  const ask = async (node: Reader) => {
    codes.push(await readAccountCode(node, account))
    const code = gravest(codes)
    if (!code || epoch !== sessionEpoch.value) return
    // The player went on with the code that they were shown, not with other code that came meanwhile.
    if (code.is === 'unknown' && before?.is === 'unknown' && code.delegate !== before.delegate) answerCode(false)
    ownCode.value = { account, code, readAt: Date.now() }
  }
  // With what every money action needs, and fetched as that.
  await import('../money/nodes').then(({ askEach }) => askEach(ask)).catch(Boolean)
  if (reading?.epoch === epoch) reading = null
}

/**
 * Whether a tap may go on to the wallet: not while code that nobody knows runs in the account's name, unless the player
 * has said that they go on. Who has not is reminded. What is not known in time stops nothing. Never throws.
 */
export async function mayArrive(arrival: Arrival): Promise<boolean> {
  if (!comesToWallet(arrival)) return true
  await Promise.race([readOwnCode(), new Promise((resolve) => setTimeout(resolve, LIMIT_MS))])
  if (ownCode.value?.code.is !== 'unknown' || codeAnswer.value === 'goOn') return true
  codeAnswer.value = 'missing'
  return false
}

/** Begins to read, for an open review. @returns forgets the player's answer, which is for this review alone */
export function watchOwnCode(arrival: Arrival): () => void {
  if (comesToWallet(arrival)) void readOwnCode()
  return () => answerCode(false)
}

/** The player goes on although unknown code runs in the account's name, or takes that back. */
export function answerCode(goesOn: boolean): void {
  codeAnswer.value = goesOn ? 'goOn' : 'none'
}
