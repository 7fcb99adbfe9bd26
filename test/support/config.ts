import type { Config } from '../../src/config'
import { type ChainAddresses, COIN_DECIMALS, DEPLOYED_ADDRESSES } from '../sandbox/chain/addresses'

/** The app's build-time constant, as in a build for the sandbox. */
export function sandboxConfig(addresses: ChainAddresses): Config {
  const { coins, dragon, card, activation, auction, vault } = addresses
  const coin = (symbol: keyof typeof COIN_DECIMALS) => ({ address: coins[symbol], decimals: COIN_DECIMALS[symbol] })
  return {
    apiBase: '',
    chainId: 31337,
    chainName: 'Sandbox',
    rpcUrls: ['/sandbox/rpc', '/sandbox/rpc2'],
    explorer: '',
    pictureHosts: [],
    contracts: { dragon, card, activation, auction },
    vault,
    coins: { MDS: coin('MDS'), MDV: coin('MDV'), HFH: coin('HFH'), ENFT: coin('ENFT'), USDT: coin('USDT') },
    artBase: '/art',
    version: 'sandbox',
  }
}

// src/config.ts reads this constant on load. A build inserts it; under Node it must be set first.
Object.assign(globalThis, { __CONFIG__: sandboxConfig(DEPLOYED_ADDRESSES) })
