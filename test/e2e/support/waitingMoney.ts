import { encodeAbiParameters, encodeFunctionData, type Hex, keccak256, numberToHex, parseUnits } from 'viem'
import { sendAs } from '../../sandbox/control/give'
import type { World } from '../../sandbox/control/startWorld'
import type { PersonName } from '../../sandbox/people'
import { accountOf } from './people'
import { sandbox } from './sandbox'

let refs = 0
const newRef = (): Hex => `0x${String(++refs).padStart(64, '3')}`

/**
 * The player's new card is taken for twice its price by one player, then by the other for twice that: the first holder
 * has a share in the second trade, a hundredth of it.
 */
export async function tradeTwice(world: World, name: PersonName, price: string, bidders: readonly PersonName[]) {
  const given = await sandbox.give(name, { kind: 'hero', place: 'contract', price })
  const tokenId = BigInt(given.token_id)
  let expected = parseUnits(price, 18)
  for (const bidder of bidders) {
    await bid(world, bidder, tokenId, expected)
    expected *= 2n
  }
  await world.provider.indexer.sync()
  return { ...given, tokenId, share: expected / 100n }
}

async function bid({ chain, provider }: World, bidder: PersonName, tokenId: bigint, price: bigint): Promise<void> {
  const { addresses, abis } = chain
  const approve = [addresses.auction, price * 2n] as const
  const allowed = encodeFunctionData({ abi: abis.coin, functionName: 'approve', args: approve })
  await sendAs(provider, accountOf(bidder), addresses.coins.MDS, allowed)
  const args = [addresses.card, tokenId, price, price * 2n, newRef()] as const
  const data = encodeFunctionData({ abi: abis.auction, functionName: 'bid', args })
  await sendAs(provider, accountOf(bidder), addresses.auction, data)
}

/**
 * The protocol owes the player a payment that failed. No coin of the sandbox refuses anybody, so the debt is written
 * into the contract's storage, and the protocol gets the coins for it.
 */
export async function oweCredit({ chain, provider }: World, name: PersonName, units: bigint): Promise<void> {
  const { client, addresses, abis, accounts } = chain
  const account = accountOf(name)
  const auction = { address: addresses.auction, abi: abis.auction } as const
  const args = [addresses.auction, units] as const
  const mint = encodeFunctionData({ abi: abis.coin, functionName: 'mint', args })
  await sendAs(provider, accounts.deployer.address, addresses.coins.MDS, mint)
  for (let slot = 0n; slot < 16n; slot++) {
    const index = keccak256(encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [account, slot]))
    const write = (value: bigint) =>
      client.setStorageAt({ address: addresses.auction, index, value: numberToHex(value, { size: 32 }) })
    await write(units)
    if ((await client.readContract({ ...auction, functionName: 'credit', args: [account] })) === units) return
    await write(0n)
  }
  throw new Error('the credits are not where they were looked for')
}
