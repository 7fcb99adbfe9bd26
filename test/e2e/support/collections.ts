import { encodeFunctionData, parseEther } from 'viem'
import type { AssetWire } from '../../../src/api/asset'
import type { Coin } from '../../../src/domain/coin'
import { sendAs } from '../../sandbox/control/give'
import type { World } from '../../sandbox/control/startWorld'
import type { PersonName } from '../../sandbox/people'
import { accountOf } from './people'

type Collection = 'card' | 'dragon'

/** Reads new tokens, activations and payments from the chain itself, for checks that do not depend on the page. */
export function collectionsOf({ provider }: World) {
  const { chain } = provider
  const { client, addresses, abis } = chain
  const tokens = (collection: Collection) => ({ address: addresses[collection], abi: abis[collection] }) as const
  return {
    lastToken: (collection: Collection) =>
      client.readContract({ ...tokens(collection), functionName: 'lastTokenId' }) as Promise<bigint>,
    owner: (collection: Collection, tokenId: bigint) =>
      client.readContract({ ...tokens(collection), functionName: 'ownerOf', args: [tokenId] }),
    kind: (collection: Collection, tokenId: bigint) =>
      client.readContract({ ...tokens(collection), functionName: 'kindOf', args: [tokenId] }),
    isActivated: (collection: Collection, tokenId: bigint) =>
      client.readContract({
        address: addresses.activation,
        abi: abis.activation,
        functionName: 'assetActivated',
        args: [addresses[collection], tokenId],
      }),
    balance: (name: PersonName, coin: Exclude<Coin, 'BNB'>) =>
      client.readContract({
        address: addresses.coins[coin],
        abi: abis.coin,
        functionName: 'balanceOf',
        args: [accountOf(name)],
      }) as Promise<bigint>,
    /** What a contract may still take of a player's coins. */
    allowance: (name: PersonName, coin: Exclude<Coin, 'BNB'>, contract: Collection | 'activation') =>
      client.readContract({
        address: addresses.coins[coin],
        abi: abis.coin,
        functionName: 'allowance',
        args: [accountOf(name), addresses[contract]],
      }),
    /** Sets a collection's mint prices as its owner, in whole coins. */
    setMintPrices: (collection: Collection, native: string, coin: string) =>
      sendAs(
        provider,
        chain.accounts.deployer.address,
        addresses[collection],
        encodeFunctionData({
          abi: abis.card,
          functionName: 'setMintPrices',
          args: [parseEther(native), parseEther(coin)],
        }),
      ),
  }
}

/** Everything a player holds of a kind, as the provider lists it, page by page. */
export async function heldBy({ url }: World, person: PersonName, kind: AssetWire['kind']): Promise<AssetWire[]> {
  const session = await fetch(`${url}/sandbox/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userid: person }),
  })
  const { token } = (await session.json()) as { token: string }
  const held: AssetWire[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const query: string = new URLSearchParams({ kind, ...(cursor ? { cursor } : {}) }).toString()
    const answer = await fetch(`${url}/api/user/card/list?${query}`, { headers: { authorization: `Bearer ${token}` } })
    const { data } = (await answer.json()) as { data: { items: AssetWire[]; next: string | null } }
    held.push(...data.items)
    cursor = data.next
  }
  return held
}
