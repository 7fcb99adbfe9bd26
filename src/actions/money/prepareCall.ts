import { decodeCall } from '../../chain/decodeCall'
import type { JournalEntry } from '../../domain/journal'
import type { Call } from '../../wallet/calls'
import { type CheckedSend, prepareSend } from '../../wallet/send'
import { isChainSigned } from '../isChainSigned'
import { requireWallet } from '../wallet'
import { assertGas } from './assertGas'
import { assertPromised } from './assertPromised'
import { readerAtHead } from './reader'
import { showCall } from './stage'

/**
 * The gate's first half; then the very bytes that the wallet would sign are read again, held to what the player agreed
 * to, and shown.
 * @throws {AppError} callDiffers, and what the gate throws
 */
export async function prepareCall(call: Call, entry: JournalEntry): Promise<CheckedSend> {
  const reader = await readerAtHead()
  const checked = await prepareSend(await requireWallet(), reader, {
    ...call,
    from: entry.account,
    isChainSigned: isChainSigned(entry),
  })
  const { transaction } = checked
  const said = decodeCall({ ...transaction, value: BigInt(transaction.value ?? 0) })
  assertPromised(said, entry)
  await assertGas(transaction, reader)
  showCall(entry.id, said)
  return checked
}
