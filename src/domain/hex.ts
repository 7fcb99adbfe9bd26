/** Bytes as text, such as an address or a hash. */
export type Hex = `0x${string}`

/** In lower case, in which addresses and hashes are compared. `String`: from a node it may be something else after all. */
export const toLowerHex = (hex: Hex): Hex => `0x${String(hex).slice(2).toLowerCase()}`

/** Whether it is 32 bytes in hex: a transaction's or a block's hash, or a ref. */
export const isHash = (value: unknown): value is Hex => typeof value === 'string' && /^0x[0-9a-f]{64}$/i.test(value)
