import { decodeFunctionData, encodeFunctionResult } from 'viem/utils'
import type { ActivityWire } from '../../../src/api/activity'
import { auctionAbi } from '../../../src/chain/abi/auction'
import { config } from '../../../src/config'
import { targetAt } from '../../../src/wallet/contracts'

// The chain's reader takes the page's fetch when it is loaded: led to the one that a test fakes later.
window.fetch = (input, init) => globalThis.fetch(input, init)

export interface Held {
  /** By tokens such as `card 7`, in the smallest unit of MDS. */
  shares: Record<string, bigint>
  credit: bigint
}

/**
 * A node of our chain whose protocol holds something for whoever asks.
 * @param asked gets the tokens of each question
 */
export const nodeHolding =
  ({ shares, credit }: Held, asked: string[][] = []) =>
  (_: URL, body: unknown): Response => {
    const { method, params } = body as { method: string; params: [{ data: `0x${string}` }] }
    const result = method === 'eth_call' ? answer(params[0].data) : `0x${config.chainId.toString(16)}`
    return Response.json({ jsonrpc: '2.0', id: 1, result })
    function answer(data: `0x${string}`): string {
      const { functionName, args } = decodeFunctionData({ abi: auctionAbi, data })
      if (functionName !== 'waiting') return `0x${'0'.repeat(64)}`
      const [collections, tokenIds] = args as [readonly string[], readonly bigint[], string]
      const tokens = collections.map((at, index) => `${targetAt(at)} ${tokenIds[index]}`)
      asked.push(tokens)
      const units = tokens.map((token) => shares[token] ?? 0n)
      return encodeFunctionResult({ abi: auctionAbi, functionName, result: [units, credit] })
    }
  }

let count = 1000
/** A line of the feed about a share of a trade; each is older than the one before. */
export const dividend = (changes: Partial<ActivityWire> = {}): ActivityWire => ({
  id: String(--count),
  type: 13,
  name: 'Dividend',
  assets_id: '12',
  amount: '3',
  two_amount: '0',
  fee: '0',
  coin: 'MDS',
  two_address: '',
  two_userid: '',
  nftname: 'Ashen Warden',
  tokenid: '128',
  index_id: '12',
  time: 1_750_000_000 + count,
  hash: null,
  ...changes,
})
