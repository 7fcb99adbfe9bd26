import { type Abi, type Address, encodeDeployData, type Hex, numberToHex, parseEther, parseUnits } from 'viem'
import { chainAccounts } from './accounts'
import { type ChainAddresses, COIN_DECIMALS, type CoinSymbol, deployedAddresses } from './addresses'
import type { Artifact, Artifacts } from './compile'

const AUCTION_TIMEOUT_SECONDS = 24n * 60n * 60n
const DEPLOY_GAS = 8_000_000n
/** In whole coins. */
const PRICES = { mintNative: '0.01', mintMds: '50', assetMdv: '2', assetHfh: '20' } as const

/** Sends one JSON-RPC request to the chain. */
export type Send = (method: string, params: unknown[]) => Promise<unknown>

/**
 * Deploys everything into one block of a fresh chain that does not mine by itself. All transactions are sent at once:
 * their addresses are known in advance, so none has to wait for another.
 */
export async function deploy(send: Send, artifacts: Artifacts): Promise<ChainAddresses> {
  const addresses = deployedAddresses()
  const from = chainAccounts().deployer.address
  const sent = creations(artifacts, addresses).map((data, nonce) =>
    send('eth_sendTransaction', [{ from, data, nonce: numberToHex(nonce), gas: numberToHex(DEPLOY_GAS) }]),
  )
  const hashes = await Promise.all(sent)
  await send('evm_mine', [])
  const receipts = await Promise.all(hashes.map((hash) => send('eth_getTransactionReceipt', [hash])))
  for (const [index, receipt] of receipts.entries()) assertDeployed(receipt, index, addresses)
  return addresses
}

/** The data of each deployment, in the order that fixes the addresses. */
function creations(artifacts: Artifacts, addresses: ChainAddresses): Hex[] {
  const { deployer, vault, feeReceiver, copyrightOwner } = chainAccounts()
  const { coins, dragon, card } = addresses
  const owner = deployer.address
  const earners = { owner, vault: vault.address, feeReceiver: feeReceiver.address }
  const collection = [coins.MDS, earners, parseEther(PRICES.mintNative), units('MDS', PRICES.mintMds)]
  const assetPrices = [
    { coin: coins.MDV, price: units('MDV', PRICES.assetMdv) },
    { coin: coins.HFH, price: units('HFH', PRICES.assetHfh) },
  ]
  const collections: Address[] = [dragon, card]
  const symbols = Object.keys(coins) as CoinSymbol[]
  return [
    ...symbols.map((symbol) => creation(artifacts.Coin, [symbol, symbol, COIN_DECIMALS[symbol], owner])),
    creation(artifacts.Dragon, collection),
    creation(artifacts.Card, collection),
    creation(artifacts.Activation, [
      owner,
      vault.address,
      coins.MDV,
      assetPrices,
      symbols.map((symbol) => coins[symbol]),
      collections,
    ]),
    creation(artifacts.Auction, [
      coins.MDS,
      owner,
      copyrightOwner.address,
      feeReceiver.address,
      AUCTION_TIMEOUT_SECONDS,
      collections,
    ]),
    creation(artifacts.EntryPoint, []),
    creation(artifacts.SmartAccount, [addresses.entryPoint]),
  ]
}

function creation({ abi, bytecode }: Artifact, args: unknown[]): Hex {
  return encodeDeployData<Abi>({ abi, bytecode, args })
}

function units(symbol: CoinSymbol, amount: string): bigint {
  return parseUnits(amount, COIN_DECIMALS[symbol])
}

function assertDeployed(receipt: unknown, index: number, addresses: ChainAddresses): void {
  const { status, contractAddress } = receipt as { status: Hex; contractAddress: Address }
  const { coins, dragon, card, activation, auction, entryPoint, smartAccount } = addresses
  const expected = [...Object.values(coins), dragon, card, activation, auction, entryPoint, smartAccount][index]
  if (status === '0x1' && contractAddress.toLowerCase() === expected?.toLowerCase()) return
  throw new Error(`deployment ${index} came out with status ${status} at ${contractAddress}, expected at ${expected}`)
}
