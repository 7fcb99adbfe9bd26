import type { Quirks } from './quirks'
import { sendRelayed } from './sendRelayed'
import type { Request, TransactionRequest } from './world'

const APPROVE = '0x095ea7b3'

/** Sends what the owner agreed to, with this wallet's faults. */
export async function send(way: Quirks['send'], transaction: TransactionRequest, rpc: Request): Promise<unknown> {
  const broadcast = (changes: object = {}) => rpc('eth_sendTransaction', [{ ...transaction, ...changes }])
  switch (way) {
    case 'node32000':
      throw { code: -32000, message: 'transaction underpriced' }
    case 'neverBroadcast':
      return randomHash()
    case 'hangAfterBroadcast':
      await broadcast()
      return new Promise(() => {})
    case 'errorAfterBroadcast':
      await broadcast()
      throw new Error('Something went wrong')
    case 'rejectionAfterBroadcast':
      await broadcast()
      throw { code: 4001, message: 'User rejected the request.' }
    case 'garbageHash':
      await broadcast()
      return 'ok'
    case 'twice':
      await broadcast()
      return broadcast()
    case 'speedUp':
      return replace(broadcast, transaction, rpc, {})
    case 'cancel':
      return replace(broadcast, transaction, rpc, { to: transaction.from, data: '0x', value: '0x0' })
    case 'approvalEdited':
      // The owner lowered the amount in the wallet to 1.
      return broadcast(
        transaction.data?.startsWith(APPROVE)
          ? { data: `${transaction.data.slice(0, -64)}${'1'.padStart(64, '0')}` }
          : {},
      )
    case 'outOfGas':
      // The owner lowered the limit in the wallet: it is mined, and fails.
      return broadcast({ gas: `0x${(BigInt(transaction.gas ?? '0x0') / 2n).toString(16)}` })
    case 'relayed4337':
    case 'relayed7702':
      return sendRelayed(way, transaction, rpc)
    default:
      return broadcast()
  }
}

/** The owner changed their mind while it waited: the page learns only the hash of what was replaced. */
async function replace(
  broadcast: (changes: object) => Promise<unknown>,
  { from }: TransactionRequest,
  rpc: Request,
  changes: object,
): Promise<unknown> {
  const nonce = await rpc('eth_getTransactionCount', [from, 'pending'])
  const price = BigInt(String(await rpc('eth_gasPrice', [])))
  const first = await broadcast({ nonce, gasPrice: `0x${(price * 2n).toString(16)}` })
  await broadcast({ nonce, gasPrice: `0x${(price * 4n).toString(16)}`, ...changes }).catch(() => {}) // mined already
  return first
}

function randomHash(): string {
  return `0x${Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
