import type { World } from '../../sandbox/control/startWorld'
import type { PersonName } from '../../sandbox/people'
import { accountOf } from './people'

/** Reads a card's auction from the chain itself, for checks that do not depend on the page. */
export function lotOf({ chain }: World) {
  const { client, addresses, abis } = chain
  const { auction: address, card } = addresses
  const MDS = { address: addresses.coins.MDS, abi: abis.coin } as const
  const auction = { address, abi: abis.auction } as const
  const receiver = (functionName: 'copyrightOwner' | 'feeReceiver') =>
    client.readContract({ ...auction, functionName }).then((account) => account as `0x${string}`)
  const balanceOf = (account: `0x${string}`) =>
    client.readContract({ ...MDS, functionName: 'balanceOf', args: [account] })
  return {
    address,
    /** Holder, price, deadline, trades, state. */
    read: (tokenId: bigint) => client.readContract({ ...auction, functionName: 'auction', args: [card, tokenId] }),
    /** What the protocol may still take of a player's MDS. */
    allowance: (name: PersonName) =>
      client.readContract({ ...MDS, functionName: 'allowance', args: [accountOf(name), address] }),
    /** The MDS of everyone with a share in a bid; the past traders' share stays in the protocol until they take it. */
    async balances() {
      const [alice, bob, copyrightOwner, fee, pastTraders] = await Promise.all([
        balanceOf(accountOf('alice')),
        balanceOf(accountOf('bob')),
        receiver('copyrightOwner').then(balanceOf),
        receiver('feeReceiver').then(balanceOf),
        balanceOf(address),
      ])
      return { alice, bob, copyrightOwner, fee, pastTraders }
    },
  }
}

/** The lowest bid on a price, and the shares of a bid, calculated independently of the app's own rules. */
export const lowestBid = (price: bigint): bigint => price + (price * 11n + 99n) / 100n
export const bidParts = (bid: bigint, hasPastTraders: boolean) => {
  const one = bid / 100n
  const copyrightOwner = (bid * 3n) / 100n
  const pastTraders = hasPastTraders ? one : 0n
  return { holder: bid - copyrightOwner - one - pastTraders, copyrightOwner, fee: one, pastTraders }
}
