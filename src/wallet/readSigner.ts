import { keccak_256 } from '@noble/hashes/sha3'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils'
import type { Address } from '../domain/address'
import type { Hex } from '../domain/hex'
import { clientOf } from './client'
import type { Wallet } from './provider'
import { withTimeout } from './wait'

/** The chain's ecrecover precompile, which saves the page 14 kB of curve arithmetic. */
const ECRECOVER: Hex = `0x${'1'.padStart(40, '0')}`
const LIMIT_MS = 3000

/**
 * Who signed the message, in lower case; null when the wallet's node cannot say. This proves nothing to a server, which
 * checks the signature itself: it lets the page tell the player at once that the wallet signed as someone else.
 */
export async function readSigner(wallet: Wallet, message: string, signature: Hex): Promise<Address | null> {
  const rs = signature.slice(2, 130)
  const v = signature.slice(130).padStart(64, '0')
  const data: Hex = `0x${hashMessage(message)}${v}${rs}`
  const call = clientOf(wallet).request({ method: 'eth_call', params: [{ to: ECRECOVER, data }, 'latest'] })
  const answer = await withTimeout(call, LIMIT_MS, () => new Error('silent'))
  const match = /^0x0{24}([0-9a-f]{40})$/i.exec(String(answer))
  return match?.[1] ? `0x${match[1].toLowerCase()}` : null
}

/** EIP-191, the hash of personal_sign, with the keccak viem uses; viem's own hashMessage would cost 0.6 kB more. */
function hashMessage(message: string): string {
  const text = utf8ToBytes(message)
  return bytesToHex(keccak_256(concatBytes(utf8ToBytes(`\x19Ethereum Signed Message:\n${text.length}`), text)))
}
