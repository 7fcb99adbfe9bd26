/** Whether it is an account's address. Letter case is not a checksum here: addresses are compared in lower case. */
export const isAddress = (text: string): boolean => /^0x[0-9a-f]{40}$/i.test(text)

/** The first 5 and the last 4 characters. Spec 2. */
export const shortAddress = (address: string): string =>
  address.length > 10 ? `${address.slice(0, 5)}…${address.slice(-4)}` : address
