import { type Abi, decodeFunctionData, encodeFunctionResult, type Hex } from 'viem'
import { targetAt } from '../../src/wallet/contracts'
import type { Reader } from '../../src/wallet/provider'
import { ABIS } from '../sandbox/chain/abis'
import { fakeReader } from '../support/fakeReader'

export interface Asked {
  target: string | null
  name: string
  args: readonly unknown[]
}

/**
 * A chain whose contracts answer every view with the given result, or with what a function gives for the view's name.
 * What was asked is read from the bytes.
 */
export function fakeChain(result: unknown): { reader: Reader; asked: Asked[] } {
  const asked: Asked[] = []
  const reader = fakeReader((method, params) => {
    if (method !== 'eth_call') return result
    const [{ to, data }, block] = params as [{ to: string; data: Hex }, string]
    if (block !== 'latest') throw new Error(`asked at ${block}`)
    const target = targetAt(to)
    const abi = abiOf(target)
    const { functionName, args = [] } = decodeFunctionData({ abi, data })
    asked.push({ target, name: functionName, args })
    const value: unknown = typeof result === 'function' ? result(functionName) : result
    return encodeFunctionResult({ abi, functionName, result: value } as never)
  })
  return { reader, asked }
}

/** The compiled contracts' own ABI, not the app's. */
export const abiOf = (target: string | null): Abi =>
  target && target in ABIS ? ABIS[target as keyof typeof ABIS] : ABIS.coin
