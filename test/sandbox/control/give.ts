import { type Address, encodeFunctionData, type Hex, numberToHex, parseUnits, toHex } from 'viem'
import type { AssetKind, Place } from '../../../src/domain/asset'
import type { Coin } from '../../../src/domain/coin'
import { KIND_NUMBERS } from '../api/chain/vault'
import { assertThat } from '../api/errors'
import type { Provider } from '../api/provider'
import { walletOf } from '../api/rules/standing'
import { askMany } from '../api/seed/sendAll'
import { type AssetRow, findAssetByToken } from '../api/store/assets'
import type { PlayerRow } from '../api/store/players'
import { COIN_DECIMALS } from '../chain/addresses'

const GAS = numberToHex(2_000_000n)
let gifts = 0

const nextRef = (): Hex => toHex(`gift ${Date.now()} ${++gifts}`, { size: 32 })

let lastSend: Promise<unknown> = Promise.resolve()

/**
 * Sends as any account, even one whose key the node does not know, and mines. One at a time: the node numbers what it
 * is sent without a nonce, and two from the same account at the same moment get the same number, so one replaces the
 * other.
 */
export function sendAs(provider: Provider, from: Address, to: Address, data: Hex): Promise<Hex> {
  const sent = lastSend.then(() => sendNow(provider, from, to, data))
  lastSend = sent.catch(() => undefined)
  return sent
}

async function sendNow({ chain }: Provider, from: Address, to: Address, data: Hex): Promise<Hex> {
  const [, hash] = await askMany(chain.rpcUrl, [
    { method: 'anvil_impersonateAccount', params: [from] },
    { method: 'eth_sendTransaction', params: [{ from, to, data, gas: GAS }] },
  ])
  await chain.mine()
  const { status } = await chain.client.getTransactionReceipt({ hash: hash as Hex })
  if (status !== 'success') throw new Error(`the gift failed in ${hash}`)
  return hash as Hex
}

/** Number of blocks that make earlier ones final. */
const UNTIL_FINAL = 3

export interface AssetGift {
  kind: AssetKind
  place: Place
  /** In whole MDS: puts it on sale, or up for bids in the place `contract`. */
  price: string | null
}

/** Mints an asset for the player, in the wallet, the game or the auction. */
export async function giveAsset(provider: Provider, player: PlayerRow, gift: AssetGift): Promise<AssetRow> {
  const { chain, db, indexer } = provider
  const { addresses, abis, accounts } = chain
  const collection = gift.kind === 'dragon' ? 'dragon' : 'card'
  const wallet = walletOf(player) as Address
  const receiver = gift.place === 'game' ? addresses.vault : wallet
  const at = addresses[collection]
  const args = [[receiver], [KIND_NUMBERS[gift.kind]]] as const
  const hash = await sendAs(
    provider,
    accounts.deployer.address,
    at,
    encodeFunctionData({ abi: abis.card, functionName: 'mintBatch', args }),
  )
  const { logs } = await chain.client.getTransactionReceipt({ hash })
  const tokenId = BigInt(logs[0]?.topics[3] ?? 0)
  if (gift.place === 'contract') await startAuction(provider, wallet, at, tokenId, gift.price ?? '10')
  else if (gift.place === 'wallet' && gift.price !== null) await sell(provider, wallet, at, tokenId, gift.price)
  await chain.mine(UNTIL_FINAL)
  await indexer.sync()
  return db.turn(async (tx) => {
    const asset = await findAssetByToken(tx, collection, Number(tokenId))
    assertThat(asset, 'assetUnknown')
    if (gift.place !== 'game') return asset
    await tx.update('assets', { id: asset.id }, { owner_id: player.id, owner_address: player.address ?? '' })
    return { ...asset, owner_id: player.id, owner_address: player.address ?? '' }
  })
}

async function sell(provider: Provider, from: Address, at: Address, tokenId: bigint, price: string): Promise<void> {
  const { abis } = provider.chain
  const args = [tokenId, parseUnits(price, COIN_DECIMALS.MDS), nextRef()] as const
  await sendAs(provider, from, at, encodeFunctionData({ abi: abis.card, functionName: 'sell', args }))
}

async function startAuction(
  provider: Provider,
  from: Address,
  at: Address,
  tokenId: bigint,
  price: string,
): Promise<void> {
  const { abis, addresses } = provider.chain
  const permission = [addresses.auction, tokenId] as const
  await sendAs(provider, from, at, encodeFunctionData({ abi: abis.card, functionName: 'approve', args: permission }))
  const args = [at, tokenId, parseUnits(price, COIN_DECIMALS.MDS), nextRef()] as const
  await sendAs(
    provider,
    from,
    addresses.auction,
    encodeFunctionData({ abi: abis.auction, functionName: 'start', args }),
  )
}

/** Ends an auction as its holder. */
export async function takeOff(provider: Provider, asset: AssetRow): Promise<void> {
  const { chain, indexer } = provider
  const { abis, addresses } = chain
  const args = [addresses[asset.collection], BigInt(asset.token_id ?? 0), nextRef()] as const
  const data = encodeFunctionData({ abi: abis.auction, functionName: 'takeOff', args })
  await sendAs(provider, asset.owner_address as Address, addresses.auction, data)
  await chain.mine(UNTIL_FINAL)
  await indexer.sync()
}

/** Coins into the player's wallet; BNB too. */
export async function giveWalletCoins(
  provider: Provider,
  player: PlayerRow,
  coin: Coin,
  amount: string,
): Promise<void> {
  const { chain } = provider
  const wallet = walletOf(player) as Address
  if (coin === 'BNB') {
    const balance = (await chain.client.getBalance({ address: wallet })) + parseUnits(amount, 18)
    await askMany(chain.rpcUrl, [{ method: 'anvil_setBalance', params: [wallet, numberToHex(balance)] }])
    return
  }
  const args = [wallet, parseUnits(amount, COIN_DECIMALS[coin])] as const
  const data = encodeFunctionData({ abi: chain.abis.coin, functionName: 'mint', args })
  await sendAs(provider, chain.accounts.deployer.address, chain.addresses.coins[coin], data)
}
