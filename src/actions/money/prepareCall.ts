import { decodeCall } from '../../chain/decodeCall'
import type { JournalEntry } from '../../domain/journal'
import { isCredibleGas } from '../../domain/networkFee'
import type { Call } from '../../wallet/calls'
import type { Reader } from '../../wallet/provider'
import { type CheckedSend, prepareSend } from '../../wallet/send'
import { isChainSigned } from '../wallet/isChainSigned'
import { requireWallet } from '../wallet/wallet'
import { assertGas, readFunds } from './assertGas'
import { assertPromised } from './assertPromised'
import { tokensOfPayout } from './kinds/payout'
import { showCall } from './stage'

/**
 * Runs the gate's first half, then decodes the exact bytes the wallet would sign, checks them against what the player
 * agreed to, checks the gas, and shows them.
 * @param reader one that asks nothing twice
 * @param gasAfter the gas limit of what the player has to send after this; 0: nothing
 * @throws {AppError} callDiffers, and what the gate and `assertGas` throw
 */
export async function prepareCall(
  call: Call,
  entry: JournalEntry,
  reader: Reader,
  gasAfter = 0n,
): Promise<CheckedSend> {
  // Beside the gate's own reads.
  readFunds(reader, entry.account).catch(Boolean)
  const checked = await prepareSend(await requireWallet(), reader, {
    ...call,
    from: entry.account,
    isChainSigned: isChainSigned(entry),
    isCredibleGas: (gas) => isCredibleGas(entry.kind, gas, tokensOfPayout(entry.payload).length),
  })
  const { transaction } = checked
  const said = decodeCall({ ...transaction, value: BigInt(transaction.value ?? 0) })
  assertPromised(said, entry)
  await assertGas({ ...transaction, gas: BigInt(transaction.gas) + gasAfter }, reader)
  showCall(entry.id, said)
  return checked
}
