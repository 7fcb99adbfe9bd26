import { readDone } from '../../chain/done'
import { readBlockNumber, readNonce, readReceipt, readTransaction } from '../../chain/receipt'
import { config } from '../../config'
import type { World } from './advance'
import { moneyActionOf } from './moneyActions'
import { reader } from './reader'

/** The world as the doors show it. */
export const world: World = {
  now: Date.now,
  confirmations: config.confirmations,
  readHead: async () => Number(await readBlockNumber(reader)),
  readDone: async (entry) => {
    const contract = moneyActionOf(entry.kind).contract(entry)
    return Number(
      await readDone(reader, {
        contract,
        sender: entry.account,
        ref: entry.id,
      }),
    )
  },
  readReceipt: async (hash) => {
    const receipt = await readReceipt(reader, hash)
    return (
      receipt && {
        block: Number(receipt.blockNumber),
        succeeded: receipt.succeeded,
      }
    )
  },
  readNonceOf: async (hash) => (await readTransaction(reader, hash))?.nonce ?? null,
  readNonce: (account) => readNonce(reader, account),
  confirm: (entry) => moneyActionOf(entry.kind).confirm(entry),
}
