import type { TransactionRequest } from './world'

/**
 * What a wallet that takes requests literally refuses; wallet-mock looks for `from` in its list with `===`.
 * @throws the JSON-RPC error
 */
export function assertStrict({ from, value, gas }: TransactionRequest, accounts: readonly string[]): void {
  const refuse = (what: string): never => {
    throw { code: -32602, message: `Invalid transaction params: ${what}` }
  }
  if (!accounts.includes(from)) refuse(`unknown from ${from}`)
  if (value !== undefined && !/^0x[1-9a-f][0-9a-f]*$/.test(value)) refuse(`value ${value}`)
  if (gas === undefined || !/^0x[1-9a-f][0-9a-f]*$/.test(gas)) refuse(`gas ${gas}`)
}
