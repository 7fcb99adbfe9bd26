import { defineChain } from 'viem'
import { config } from '../config'

/** Wallets and viem need absolute URLs; a build may name a path. */
const toWhole = (path: string): string => new URL(path, location.href).href

/** The chain the build pinned, BSC or the sandbox's, as a viem chain. */
export const appChain = () =>
  defineChain({
    id: config.chainId,
    name: config.chainName,
    nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
    rpcUrls: { default: { http: config.rpcUrls.map(toWhole) } },
    blockExplorers: config.explorer ? { default: { name: config.chainName, url: config.explorer } } : undefined,
  })
