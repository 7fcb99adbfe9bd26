import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import fc from 'fast-check'
import { encodeAbiParameters, hexToBytes, parseAbiParameters } from 'viem'
import { minimumBid, type Shares, saleSplit, split } from '../../src/domain/bid'

const ROWS = 2500
const SHARES = '(uint256 holder, uint256 copyrightOwner, uint256 fee, uint256 pastTraders)'
const ROW = `(uint256 price, uint256 minimum, ${SHARES} first, ${SHARES} later, uint16 feeBps, uint256 seller, uint256 saleFee)`

interface Row {
  price: bigint
  minimum: bigint
  first: Shares
  later: Shares
  feeBps: number
  seller: bigint
  saleFee: bigint
}

/** Writes what the app reckons for many prices into a file, for the contract tests to compare with what happens. */
export async function writeAppRules(path: string): Promise<void> {
  // Small prices are where rounding shows, large ones where floats would have lost digits.
  const prices = fc.oneof(fc.bigInt(2n, 1000n), fc.bigInt(2n, 10n ** 21n), fc.bigInt(2n, 10n ** 27n))
  const samples = fc.sample(fc.tuple(prices, fc.integer({ min: 0, max: 1000 })), { numRuns: ROWS, seed: 1 })
  const rows = samples.map(([price, feeBps]) => toRow(price, feeBps))
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, hexToBytes(encodeAbiParameters(parseAbiParameters(`${ROW}[] rows`), [rows])))
}

function toRow(price: bigint, feeBps: number): Row {
  const { seller, fee } = saleSplit(price, feeBps)
  const minimum = minimumBid(price)
  const first = split(price, { hasPastTraders: false })
  const later = split(price, { hasPastTraders: true })
  return { price, minimum, first, later, feeBps, seller, saleFee: fee }
}
