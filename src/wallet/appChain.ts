import { defineChain } from 'viem'
import { config } from '../config'

/** Wallets and viem want whole addresses; a build may name a path. */
const toWhole = (path: string): string => new URL(path, location.href).href

/** The chain of the build, BSC or the sandbox's, as viem describes one. */
export const appChain = () =>
  defineChain({
    id: config.chainId,
    name: config.chainName,
    nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
    rpcUrls: { default: { http: config.rpcUrls.map(toWhole) } },
    blockExplorers: config.explorer ? { default: { name: config.chainName, url: config.explorer } } : undefined,
  })
