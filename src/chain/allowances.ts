import { config } from '../config'
import type { Address } from '../domain/address'
import type { Allowance, AllowanceName } from '../domain/allowances'
import type { TokenName } from '../domain/waiting'
import type { Call } from '../wallet/calls'
import { addressOf, type ContractName, type TokenCoin } from '../wallet/contracts'
import type { Reader } from '../wallet/provider'
import { approvalsAbi } from './abi/approvals'
import { collectionAbi } from './abi/collection'
import { readContract, toCall } from './call'
import { encodeApprove, readAllowance } from './coin'
import { readApproved } from './collection'

const COLLECTIONS = ['card', 'dragon'] as const
const NOBODY: Address = '0x0000000000000000000000000000000000000000'
const contracts = (): ContractName[] => Object.keys(config.contracts) as ContractName[]

/** isApprovedForAll(address,address): whether the contract may move every token of the account. */
const isForAll = (
  reader: Reader,
  { collection, spender, account }: { collection: 'card' | 'dragon'; spender: ContractName; account: Address },
): Promise<boolean> =>
  readContract(reader, collection, {
    abi: approvalsAbi,
    functionName: 'isApprovedForAll',
    args: [account, addressOf(spender)],
  })

/** What an account's allowances name, and what could not be read of them. */
export interface AllowancesFound {
  allowances: Allowance[]
  /** How many questions got no answer. */
  unread: number
}

/**
 * Every allowance that the account has given: of each coin and each collection to each of the game's contracts, and of
 * these tokens to anybody. An answer that does not come is counted and never taken for "none".
 */
export async function readAllowances(
  reader: Reader,
  { account, tokens }: { account: Address; tokens: readonly TokenName[] },
): Promise<AllowancesFound> {
  const coins = Object.keys(config.coins) as TokenCoin[]
  const ofCoin = async (coin: TokenCoin, spender: ContractName): Promise<Allowance | null> => {
    const units = await readAllowance(reader, { coin, account, spender })
    return units > 0n ? { of: 'coin', coin, spender, units } : null
  }
  const ofCollection = async (collection: 'card' | 'dragon', spender: ContractName): Promise<Allowance | null> =>
    (await isForAll(reader, { collection, spender, account })) ? { of: 'collection', collection, spender } : null
  const ofToken = async ({ collection, tokenId }: TokenName): Promise<Allowance | null> => {
    const mover = await readApproved(reader, { collection, tokenId })
    return mover === NOBODY ? null : { of: 'token', collection, tokenId, mover }
  }
  const asked = tokens.map(ofToken)
  for (const spender of contracts()) {
    for (const coin of coins) asked.push(ofCoin(coin, spender))
    for (const collection of COLLECTIONS) asked.push(ofCollection(collection, spender))
  }
  const answers = await Promise.all(asked.map((answer) => answer.catch(() => 'unread' as const)))
  return {
    allowances: answers.filter((answer): answer is Allowance => answer !== null && answer !== 'unread'),
    unread: answers.filter((answer) => answer === 'unread').length,
  }
}

/** Whether the allowance is still there. @throws {AppError} chainSilent */
export async function isAllowed(reader: Reader, allowance: AllowanceName, account: Address): Promise<boolean> {
  if (allowance.of === 'coin') return (await readAllowance(reader, { ...allowance, account })) > 0n
  if (allowance.of === 'collection') return isForAll(reader, { ...allowance, account })
  return (await readApproved(reader, allowance)) !== NOBODY
}

/**
 * The call that takes an allowance back: approve(address,uint256) of nothing, of a token to nobody, or
 * setApprovalForAll(address,bool) with false. It sets a state, so sending it twice changes nothing.
 */
export function encodeZero(allowance: AllowanceName): Call {
  if (allowance.of === 'coin') return encodeApprove({ ...allowance, amount: 0n })
  const { collection } = allowance
  return allowance.of === 'token'
    ? toCall(collection, { abi: collectionAbi, functionName: 'approve', args: [NOBODY, allowance.tokenId] })
    : toCall(collection, {
        abi: approvalsAbi,
        functionName: 'setApprovalForAll',
        args: [addressOf(allowance.spender), false],
      })
}
