import type { Hex } from '../../domain/hex'

/** 0x and 32 random bytes, fresh each time: an idempotency key, a journal id and a `ref` on chain at once. */
export function newKey(): Hex {
  let key: Hex = '0x'
  for (const byte of crypto.getRandomValues(new Uint8Array(32))) key = `${key}${byte.toString(16).padStart(2, '0')}`
  return key
}
