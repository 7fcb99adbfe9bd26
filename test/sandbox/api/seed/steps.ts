import { type Address, encodeFunctionData, type Hex, maxUint256, parseUnits, toHex } from 'viem'
import type { Coin } from '../../../../src/domain/coin'
import { COIN_DECIMALS } from '../../chain/addresses'
import type { SandboxChain } from '../../chain/startChain'
import { KIND_NUMBERS } from '../chain/vault'
import type { PlannedToken } from './plan'
import type { SeedTransaction } from './sendAll'

export type GameCoin = Exclude<Coin, 'BNB'>

const MINTS_A_TRANSACTION = 100
const MINT_GAS = 120_000n

/** The transactions of the seed, by what they do. Each gets a ref of its own. */
export function createSteps(chain: SandboxChain, name = 'seed') {
  const { addresses, abis, accounts } = chain
  const deployer = accounts.deployer.address
  let lastRef = 0
  const nextRef = (): Hex => toHex(`${name} ${++lastRef}`, { size: 32 })
  const mds = (amount: string): bigint => parseUnits(amount, COIN_DECIMALS.MDS)
  const toCoin = (from: Address, coin: GameCoin, data: Hex): SeedTransaction => ({
    from,
    to: addresses.coins[coin],
    data,
  })
  const toCollection = (from: Address, { collection }: PlannedToken, data: Hex): SeedTransaction => ({
    from,
    to: addresses[collection],
    data,
  })
  const toAuction = (from: Address, data: Hex): SeedTransaction => ({ from, to: addresses.auction, data })
  const toActivation = (from: Address, data: Hex): SeedTransaction => ({ from, to: addresses.activation, data })
  const coinData = (functionName: 'mint' | 'approve', to: Address, amount: bigint): Hex =>
    encodeFunctionData({ abi: abis.coin, functionName, args: [to, amount] })

  return {
    giveCoins: (to: Address, coin: GameCoin, amount: string) =>
      toCoin(deployer, coin, coinData('mint', to, parseUnits(amount, COIN_DECIMALS[coin]))),
    mint: (tokens: PlannedToken[], holderOf: (token: PlannedToken) => Address): SeedTransaction[] => {
      const batches: SeedTransaction[] = []
      for (let from = 0; from < tokens.length; from += MINTS_A_TRANSACTION) {
        const batch = tokens.slice(from, from + MINTS_A_TRANSACTION)
        const args = [batch.map(holderOf), batch.map(({ kind }) => KIND_NUMBERS[kind])] as const
        const data = encodeFunctionData({ abi: abis.card, functionName: 'mintBatch', args })
        const to = addresses[batch[0]?.collection ?? 'card']
        batches.push({ from: deployer, to, data, gas: MINT_GAS * BigInt(batch.length) })
      }
      return batches
    },
    /** `null` for as much as there is. */
    approveCoin: (
      from: Address,
      coin: GameCoin,
      spender: 'card' | 'dragon' | 'auction' | 'activation',
      amount: string | null,
    ) =>
      toCoin(
        from,
        coin,
        coinData('approve', addresses[spender], amount === null ? maxUint256 : parseUnits(amount, COIN_DECIMALS[coin])),
      ),
    approveToken: (from: Address, token: PlannedToken) =>
      toCollection(
        from,
        token,
        encodeFunctionData({
          abi: abis.card,
          functionName: 'approve',
          args: [addresses.auction, BigInt(token.tokenId)],
        }),
      ),
    sell: (from: Address, token: PlannedToken, price: string) =>
      toCollection(
        from,
        token,
        encodeFunctionData({
          abi: abis.card,
          functionName: 'sell',
          args: [BigInt(token.tokenId), mds(price), nextRef()],
        }),
      ),
    buy: (from: Address, token: PlannedToken, price: string) =>
      toCollection(
        from,
        token,
        encodeFunctionData({
          abi: abis.card,
          functionName: 'buy',
          args: [BigInt(token.tokenId), mds(price), nextRef()],
        }),
      ),
    startAuction: (from: Address, { collection, tokenId }: PlannedToken, price: string) =>
      toAuction(
        from,
        encodeFunctionData({
          abi: abis.auction,
          functionName: 'start',
          args: [addresses[collection], BigInt(tokenId), mds(price), nextRef()],
        }),
      ),
    bid: (from: Address, { collection, tokenId }: PlannedToken, price: bigint, amount: bigint) =>
      toAuction(
        from,
        encodeFunctionData({
          abi: abis.auction,
          functionName: 'bid',
          args: [addresses[collection], BigInt(tokenId), price, amount, nextRef()],
        }),
      ),
    takeOff: (from: Address, { collection, tokenId }: PlannedToken) =>
      toAuction(
        from,
        encodeFunctionData({
          abi: abis.auction,
          functionName: 'takeOff',
          args: [addresses[collection], BigInt(tokenId), nextRef()],
        }),
      ),
    setTimeout: (seconds: bigint) =>
      toAuction(deployer, encodeFunctionData({ abi: abis.auction, functionName: 'setTimeout', args: [seconds] })),
    activateAccount: (from: Address) =>
      toActivation(
        from,
        encodeFunctionData({ abi: abis.activation, functionName: 'activateAccount', args: [nextRef()] }),
      ),
    activateAsset: (from: Address, { collection, tokenId }: PlannedToken, priceMdv: string) =>
      toActivation(
        from,
        encodeFunctionData({
          abi: abis.activation,
          functionName: 'activateAsset',
          args: [
            addresses.coins.MDV,
            addresses[collection],
            BigInt(tokenId),
            parseUnits(priceMdv, COIN_DECIMALS.MDV),
            nextRef(),
          ],
        }),
      ),
    mds,
  }
}

export type Steps = ReturnType<typeof createSteps>
