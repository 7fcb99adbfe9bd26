import type { Hex } from './hex'

/** An account's or a contract's address: 0x and 20 bytes. Lower case, unless its name says that it is spelled. */
export type Address = Hex

/** Whether the text is an account's address. Letter case is no checksum here: addresses are compared in lower case. */
export const isAddress = (text: string): text is Address => /^0x[0-9a-f]{40}$/i.test(text)

/** The first 5 and the last 4 characters. Spec 2. */
export const shortAddress = (address: string): string =>
  address.length > 10 ? `${address.slice(0, 5)}…${address.slice(-4)}` : address
