import { config } from '../config'
import type { Address } from '../domain/address'
import type { Coin } from '../domain/coin'
import { AppError } from '../errors'
import type { Call } from '../wallet/calls'
import { addressOf, type ContractName, type TokenCoin } from '../wallet/contracts'
import type { Reader } from '../wallet/provider'
import { coinAbi } from './abi/coin'
import { readContract, toCall } from './call'

/** balanceOf(address), or the account's BNB; in the coin's smallest unit. */
export async function readBalance(
  reader: Reader,
  { coin, account }: { coin: Coin; account: Address },
): Promise<bigint> {
  // Not viem's getBalance, which ships its readContract too.
  if (coin === 'BNB') return BigInt(await reader.request({ method: 'eth_getBalance', params: [account, 'latest'] }))
  return readContract(reader, coin, { abi: coinAbi, functionName: 'balanceOf', args: [account] })
}

export interface AllowanceOf {
  coin: TokenCoin
  account: Address
  spender: ContractName
}

/** allowance(address,address): how much the contract may still take, in the coin's smallest unit. */
export const readAllowance = (reader: Reader, { coin, account, spender }: AllowanceOf): Promise<bigint> =>
  readContract(reader, coin, {
    abi: coinAbi,
    functionName: 'allowance',
    args: [account, addressOf(spender)],
  })

/**
 * decimals(), symbol(): wrong decimals from a node would shift every amount.
 * @throws {AppError} contractMismatch when the chain does not say what the build pinned
 */
export async function assertCoin(reader: Reader, coin: TokenCoin): Promise<void> {
  const [decimals, symbol] = await Promise.all([
    readContract(reader, coin, { abi: coinAbi, functionName: 'decimals', args: [] }),
    readContract(reader, coin, { abi: coinAbi, functionName: 'symbol', args: [] }),
  ])
  if (decimals !== config.coins[coin].decimals) throw new AppError('contractMismatch', { what: 'decimals', coin })
  if (symbol !== coin) throw new AppError('contractMismatch', { what: 'symbol', coin })
}

export interface Approval {
  coin: TokenCoin
  spender: ContractName
  /** Exactly what the next step takes, or a cap that the player typed; in the coin's smallest unit. */
  amount: bigint
}

/** approve(address,uint256): sets the allowance instead of adding to it, so sending it twice changes nothing. */
export const encodeApprove = ({ coin, spender, amount }: Approval): Call =>
  toCall(coin, { abi: coinAbi, functionName: 'approve', args: [addressOf(spender), amount] })
