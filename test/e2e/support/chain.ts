import type { World } from '../../sandbox/control/startWorld'
import type { PersonName } from '../../sandbox/people'
import { accountOf } from './people'

/** Reads from the chain itself, for checks that do not depend on the page. */
export function chainOf({ chain }: World) {
  const { client, addresses, abis } = chain
  const balance = (name: PersonName) =>
    client.readContract({
      address: addresses.coins.MDS,
      abi: abis.coin,
      functionName: 'balanceOf',
      args: [accountOf(name)],
    })
  return {
    listing: (tokenId: bigint) =>
      client.readContract({ address: addresses.card, abi: abis.card, functionName: 'listing', args: [tokenId] }),
    owner: (tokenId: bigint) =>
      client.readContract({ address: addresses.card, abi: abis.card, functionName: 'ownerOf', args: [tokenId] }),
    /** What the card contract may still take of a player's MDS. */
    allowance: (name: PersonName) =>
      client.readContract({
        address: addresses.coins.MDS,
        abi: abis.coin,
        functionName: 'allowance',
        args: [accountOf(name), addresses.card],
      }),
    balances: async (...[one, other]: ['alice', 'bob']) => ({ alice: await balance(one), bob: await balance(other) }),
  }
}
