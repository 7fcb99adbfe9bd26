import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Abi } from 'viem'
import { ABIS } from '../chain/abis'
import { accountAt } from '../chain/accounts'
import { type ChainAddresses, COIN_DECIMALS, type CoinSymbol, DEPLOYED_ADDRESSES } from '../chain/addresses'
import { SANDBOX_CHAIN_ID } from '../chain/anvil'
import { PEOPLE } from '../people'
import type { Baked, KnownContract } from './page/baked'

/** The demo wallet as one script for the sandbox's page, to be run before the site's own. Never a part of the site. */
export async function buildWalletScript(addresses: ChainAddresses = DEPLOYED_ADDRESSES): Promise<string> {
  const baked: Baked = {
    people: PEOPLE.map(({ nickname, index }) => ({ name: nickname, address: accountAt(index).address })),
    contracts: knownContracts(addresses),
    chainId: SANDBOX_CHAIN_ID,
    priceDecimals: COIN_DECIMALS.MDS,
    rpcPath: '/sandbox/rpc?wallet',
  }
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./page/main.ts', import.meta.url))],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    // The site's own minimum: tests run it in engines that old.
    target: ['chrome67', 'ios14.5'],
    charset: 'utf8',
    legalComments: 'none',
    define: { __DEMO_WALLET__: JSON.stringify(baked) },
  })
  return outputFiles[0]?.text ?? ''
}

function knownContracts({ coins, dragon, card, activation, auction }: ChainAddresses): KnownContract[] {
  const known = (name: string, address: string, abi: Abi, decimals: number | null = null): KnownContract => ({
    name,
    address: address.toLowerCase(),
    decimals,
    abi: abi.filter((item) => item.type === 'function' && item.stateMutability !== 'view'),
  })
  const symbols = Object.keys(coins) as CoinSymbol[]
  return [
    ...symbols.map((symbol) => known(symbol, coins[symbol], ABIS.coin, COIN_DECIMALS[symbol])),
    known('Dragon', dragon, ABIS.dragon),
    known('Card', card, ABIS.card),
    known('Activation', activation, ABIS.activation),
    known('Auction', auction, ABIS.auction),
  ]
}
