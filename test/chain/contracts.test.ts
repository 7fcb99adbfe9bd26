import { toLowerHex } from '../../src/domain/hex'
import '../support/config'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  encodeActivateAccount,
  encodeActivateAsset,
  encodePay,
  isAccountActivated,
  readAccountPrice,
  readAssetPrice,
} from '../../src/chain/activation'
import {
  encodeBid,
  encodeCollect,
  encodeSetPrice,
  encodeStart,
  encodeTakeOff,
  encodeWithdraw,
  readAuction,
  readMinimumBid,
  readWaiting,
} from '../../src/chain/auction'
import { assertCoin, encodeApprove, readAllowance, readBalance } from '../../src/chain/coin'
import {
  encodeApproveToken,
  encodeBuy,
  encodeCancel,
  encodeDeposit,
  encodeMintWithCoin,
  encodeMintWithNative,
  encodeSell,
  readListing,
  readMintPrices,
  readOwner,
} from '../../src/chain/collection'
import { type CallName, decodeCall } from '../../src/chain/decodeCall'
import { readDone } from '../../src/chain/done'
import { createReader } from '../../src/chain/read'
import { readReceipt } from '../../src/chain/receipt'
import { config } from '../../src/config'
import { minimumBid } from '../../src/domain/bid'
import type { Hex } from '../../src/domain/hex'
import type { MoneyKind } from '../../src/domain/moneyKinds'
import { usualFee } from '../../src/domain/networkFee'
import { AppError } from '../../src/errors'
import type { Call } from '../../src/wallet/calls'
import type { ContractName, TokenCoin } from '../../src/wallet/contracts'
import type { Reader, Wallet } from '../../src/wallet/provider'
import { accountAt } from '../sandbox/chain/accounts'
import { type SandboxChain, startChain } from '../sandbox/chain/startChain'
import { fakeProvider } from '../support/fakeProvider'
import { sendTransaction } from '../support/sendTransaction'

const test = suite('chain/contracts')
const [ALICE, BOB] = [4, 5].map((index) => toLowerHex(accountAt(index).address)) as [Hex, Hex]
const MDS = 10n ** 18n

let chain: SandboxChain
let reader: Reader
let nextRef = 1
/** What the dearest call of each function took. */
const mostGas = new Map<CallName, bigint>()
let gasOfLast = 0n

const ref = (): Hex => `0x${String(nextRef++).padStart(64, '0')}`
const token = (tokenId: bigint) => ({ collection: 'card', tokenId }) as const

/** The player's wallet, whose chain is the real one. */
const walletOf = (account: string): Wallet => {
  const eth_sendTransaction = (transaction: object) =>
    chain.client.request({ method: 'eth_sendTransaction', params: [transaction] } as never)
  const provider = fakeProvider({ account, answers: { eth_sendTransaction } })
  return { provider: () => provider }
}

/** Sends it through the gate and mines it; the error's key when it was refused. */
const send = async (from: Hex, call: Call): Promise<string> => {
  const hash = await sendTransaction(walletOf(from), reader, {
    from,
    isChainSigned: false,
    isCredibleGas: () => true,
    ...call,
  }).catch((error: unknown) => {
    if (error instanceof AppError) return error
    throw error
  })
  if (hash instanceof AppError) return hash.key
  if (hash === null) return 'no hash'
  await chain.mine()
  const { gasUsed } = await chain.client.getTransactionReceipt({ hash })
  const { name, tokenIds = [] } = decodeCall(call)
  gasOfLast = gasUsed
  if (tokenIds.length < 2 && gasUsed > (mostGas.get(name) ?? 0n)) mostGas.set(name, gasUsed)
  return (await readReceipt(reader, hash))?.succeeded ? 'done' : 'failed'
}

const approve = (from: Hex, coin: TokenCoin, spender: ContractName, amount: bigint) =>
  send(from, encodeApprove({ coin, spender, amount }))

test.before(async () => {
  chain = await startChain({ port: 0, blockTimeSeconds: 60 })
  reader = createReader({ urls: [chain.rpcUrl], fetch })
  const { coins, card } = chain.addresses
  const owner = chain.walletOf(chain.accounts.deployer)
  await chain.withInstantBlocks(async () => {
    for (const [coin, amount] of [
      [coins.MDS, 1000n * MDS],
      [coins.MDV, 10n ** 9n],
      [coins.USDT, 10n ** 9n],
    ] as const) {
      for (const to of [ALICE, BOB] as Hex[]) {
        const mint = { address: coin, abi: chain.abis.coin, functionName: 'mint', args: [to, amount] } as const
        await owner.writeContract(mint)
      }
    }
    const receivers = Array.from({ length: 6 }, () => ALICE as Hex)
    const args = [receivers, receivers.map(() => 1)] as const
    await owner.writeContract({ address: card, abi: chain.abis.card, functionName: 'mintBatch', args })
  })
})
test.after(() => chain?.stop())

test('every coin is what the build pinned', async () => {
  for (const coin of Object.keys(config.coins) as TokenCoin[]) await assertCoin(reader, coin)
})

test('sell, buy: the card and the price change hands, each ref once', async () => {
  const sold = ref()
  assert.is(await send(ALICE, encodeSell({ ...token(1n), price: 10n * MDS, ref: sold })), 'done')
  assert.equal(await readListing(reader, token(1n)), { seller: ALICE, price: 10n * MDS })
  assert.ok((await readDone(reader, { contract: 'card', sender: ALICE, ref: sold })) > 0n)
  assert.is(await readDone(reader, { contract: 'card', sender: BOB, ref: sold }), 0n)
  assert.is(await send(ALICE, encodeCancel({ ...token(1n), ref: sold })), 'alreadyOpen')

  const buy = (price: bigint) => send(BOB, encodeBuy({ ...token(1n), price, ref: ref() }))
  assert.is(await buy(10n * MDS), 'allowanceLowered')
  assert.is(await approve(BOB, 'MDS', 'card', 10n * MDS), 'done')
  assert.is(await readAllowance(reader, { coin: 'MDS', account: BOB, spender: 'card' }), 10n * MDS)
  assert.is(await buy(9n * MDS), 'priceMoved')
  assert.is(await buy(10n * MDS), 'done')
  assert.is(await readOwner(reader, token(1n)), BOB)
  assert.is(await readListing(reader, token(1n)), null)
  assert.is(await buy(10n * MDS), 'notForSale')
})

test('cancel, deposit', async () => {
  assert.is(await send(ALICE, encodeSell({ ...token(2n), price: 0n, ref: ref() })), 'priceRequired')
  assert.is(await send(ALICE, encodeSell({ ...token(2n), price: MDS, ref: ref() })), 'done')
  assert.is(await send(ALICE, encodeDeposit({ ...token(2n), ref: ref() })), 'nftLocked')
  assert.is(await send(BOB, encodeCancel({ ...token(2n), ref: ref() })), 'notYours')
  assert.is(await send(ALICE, encodeCancel({ ...token(2n), ref: ref() })), 'done')
  assert.is(await send(ALICE, encodeDeposit({ ...token(2n), ref: ref() })), 'done')
  assert.is(await readOwner(reader, token(2n)), config.vault.toLowerCase())
})

test('mint for BNB and for MDS', async () => {
  const { native, coin } = await readMintPrices(reader, 'card')
  const mint = { collection: 'card', kind: 2 } as const
  assert.is(await send(ALICE, encodeMintWithNative({ ...mint, price: native - 1n, ref: ref() })), 'priceMoved')
  assert.is(await send(ALICE, encodeMintWithNative({ ...mint, kind: 9, price: native, ref: ref() })), 'contractRefused')
  assert.is(await send(ALICE, encodeMintWithNative({ ...mint, price: native, ref: ref() })), 'done')
  assert.is(await send(ALICE, encodeMintWithCoin({ ...mint, price: coin, ref: ref() })), 'allowanceLowered')
  await approve(ALICE, 'MDS', 'card', coin)
  assert.is(await send(ALICE, encodeMintWithCoin({ ...mint, price: coin + 1n, ref: ref() })), 'priceMoved')
  assert.is(await send(ALICE, encodeMintWithCoin({ ...mint, price: coin, ref: ref() })), 'done')
})

test('activate the account once, top up', async () => {
  const price = await readAccountPrice(reader)
  await approve(ALICE, 'MDV', 'activation', price)
  assert.is(await send(ALICE, encodeActivateAccount({ ref: ref() })), 'done')
  assert.ok(await isAccountActivated(reader, ALICE))
  assert.is(await send(ALICE, encodeActivateAccount({ ref: ref() })), 'contractRefused')
  const before = await readBalance(reader, { coin: 'USDT', account: ALICE })
  await approve(ALICE, 'USDT', 'activation', 5n)
  assert.is(await send(ALICE, encodePay({ coin: 'USDT', amount: 0n, ref: ref() })), 'quantityZero')
  assert.is(await send(ALICE, encodePay({ coin: 'USDT', amount: 5n, ref: ref() })), 'done')
  assert.is(await readBalance(reader, { coin: 'USDT', account: ALICE }), before - 5n)
  await approve(ALICE, 'USDT', 'activation', 10n ** 12n)
  assert.is(await send(ALICE, encodePay({ coin: 'USDT', amount: 10n ** 12n, ref: ref() })), 'insufficient')
})

test('auction: start, bid, take off, withdraw', async () => {
  const price = 3n * MDS + 1n
  assert.is(await send(ALICE, encodeStart({ ...token(3n), price, ref: ref() })), 'allowanceLowered')
  assert.is(await send(ALICE, encodeApproveToken(token(3n))), 'done')
  assert.is(await send(ALICE, encodeStart({ ...token(3n), price, ref: ref() })), 'done')
  assert.is((await readAuction(reader, token(3n))).state, 'open')

  const lowest = await readMinimumBid(reader, token(3n))
  assert.is(lowest, minimumBid(price))
  await approve(BOB, 'MDS', 'auction', lowest)
  const bid = (from: Hex, amount: bigint, expectedPrice = price) =>
    send(from, encodeBid({ ...token(3n), expectedPrice, amount, ref: ref() }))
  assert.is(await bid(BOB, lowest - 1n), 'bidTooLow')
  assert.is(await bid(BOB, lowest, price - 1n), 'priceMoved')
  assert.is(await bid(ALICE, lowest), 'contractRefused')
  assert.is(await bid(BOB, lowest), 'done')
  assert.equal(
    { ...(await readAuction(reader, token(3n))), deadline: 0 },
    { holder: BOB, price: lowest, deadline: 0, trades: 1, state: 'open' },
  )
  assert.is(await send(BOB, encodeWithdraw({ ...token(3n), ref: ref() })), 'notForSale')
  assert.is(await send(ALICE, encodeTakeOff({ ...token(3n), ref: ref() })), 'notYours')
  assert.is(await send(BOB, encodeTakeOff({ ...token(3n), ref: ref() })), 'done')
  assert.is(await send(BOB, encodeWithdraw({ ...token(3n), ref: ref() })), 'done')
  assert.is(await readOwner(reader, token(3n)), BOB)
})

/** Each takes the token at the lowest bid. */
async function bidInTurn(tokenId: bigint, bidders: readonly Hex[]): Promise<void> {
  for (const from of bidders) {
    const lot = token(tokenId)
    const [{ price }, amount] = await Promise.all([readAuction(reader, lot), readMinimumBid(reader, lot)])
    await approve(from, 'MDS', 'auction', amount)
    assert.is(await send(from, encodeBid({ ...lot, expectedPrice: price, amount, ref: ref() })), 'done')
  }
}

test('auction: a new price, two bids, and the share of the one who traded first', async () => {
  assert.is(await send(ALICE, encodeApproveToken(token(4n))), 'done')
  assert.is(await send(ALICE, encodeStart({ ...token(4n), price: MDS, ref: ref() })), 'done')
  assert.is(await send(ALICE, encodeSetPrice({ ...token(4n), price: 2n * MDS, ref: ref() })), 'done')
  await bidInTurn(4n, [BOB, ALICE, BOB])
  // The third trade's hundredth, of two past trades, and the second's.
  const tokens = [token(4n)]
  const { shares, credit } = await readWaiting(reader, { tokens, account: ALICE })
  const before = await readBalance(reader, { coin: 'MDS', account: ALICE })
  assert.is(await send(ALICE, encodeCollect({ tokens, ref: ref() })), 'done')
  assert.ok(shares[0] && shares[0] > 0n)
  assert.is(credit, 0n)
  assert.is(await readBalance(reader, { coin: 'MDS', account: ALICE }), before + shares[0])
  assert.is(await send(ALICE, encodeCollect({ tokens, ref: ref() })), 'nothingWaits')
  assert.equal(await readWaiting(reader, { tokens, account: ALICE }), { shares: [0n], credit: 0n })
})

test('auction: the shares in two tokens come at once, and the fee told covers both', async () => {
  await send(ALICE, encodeApproveToken(token(6n)))
  await send(ALICE, encodeStart({ ...token(6n), price: MDS, ref: ref() }))
  await bidInTurn(6n, [BOB, ALICE])
  await bidInTurn(4n, [ALICE, BOB])
  const tokens = [token(4n), token(6n)]
  const { shares } = await readWaiting(reader, { tokens, account: ALICE })
  assert.ok(shares.every((units) => units > 0n))
  assert.is(await send(ALICE, encodeCollect({ tokens, ref: ref() })), 'done')
  const told = usualFee('payout', 1n, 2) ?? 0n
  assert.ok(gasOfLast <= told && told <= gasOfLast + gasOfLast / 4n, `it took ${gasOfLast}, told are ${told}`)
})

test('activate a card', async () => {
  const price = await readAssetPrice(reader, 'MDV')
  await approve(ALICE, 'MDV', 'activation', price)
  assert.is(await send(ALICE, encodeActivateAsset({ ...token(5n), coin: 'MDV', price, ref: ref() })), 'done')
})

const FUNCTIONS: Readonly<Record<Exclude<MoneyKind, 'claim'>, readonly CallName[]>> = {
  sell: ['sell'],
  cancel: ['cancel'],
  buy: ['approve', 'buy'],
  deposit: ['deposit'],
  mint: ['approve', 'mintWithCoin'],
  hatch: ['approve', 'mintWithCoin'],
  auctionStart: ['approve', 'start'],
  bid: ['approve', 'bid'],
  priceChange: ['setPrice'],
  takeOff: ['takeOff'],
  auctionWithdraw: ['withdraw'],
  payout: ['collect'],
  activateAccount: ['approve', 'activateAccount'],
  activateAsset: ['approve', 'activateAsset'],
  topUp: ['approve', 'pay'],
}

test('the fee that a review tells covers what the contracts take, and is not far above it', () => {
  for (const [kind, names] of Object.entries(FUNCTIONS)) {
    const taken = names.reduce((sum, name) => sum + (mostGas.get(name) ?? 0n), 0n)
    const told = usualFee(kind as MoneyKind, 1n, kind === 'payout' ? 1 : 0) ?? 0n
    assert.ok(taken > 0n && taken <= told && told <= taken + taken / 5n, `${kind} took ${taken}, told are ${told}`)
  }
})

test('a token that was never minted', async () => {
  const outcome = await readOwner(reader, token(999n)).catch((error: AppError) => error.key)
  assert.is(outcome, 'nftAway')
})

test('the node is gone: silence, and no zero', async () => {
  const gone = createReader({ urls: ['http://127.0.0.1:9'], fetch })
  const balance = await readBalance(gone, { coin: 'MDS', account: ALICE }).catch((error: AppError) => error.key)
  assert.is(balance, 'chainSilent')
})

test.run()
