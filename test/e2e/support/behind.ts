import { type Abi, encodeFunctionData, type Hex, parseUnits, toHex } from 'viem'
import { sendAs } from '../../sandbox/control/give'
import type { World } from '../../sandbox/control/startWorld'
import { accountOf, type PersonName, personNamed } from '../../sandbox/people'

let count = 0
const nextRef = (): Hex => toHex(`behind ${Date.now()} ${++count}`, { size: 32 })
export const addressOf = (name: PersonName): Hex => accountOf(personNamed(name)).address

/** What other players, and other devices of the same player, do with a card behind the open page. */
export function behind(world: World, tokenId: bigint) {
  const { addresses, abis } = world.chain
  const { card, auction, coins } = addresses
  const send = async (name: PersonName, to: Hex, abi: Abi, functionName: string, args: readonly unknown[]) => {
    await sendAs(world.provider, addressOf(name), to, encodeFunctionData({ abi, functionName, args }))
    await world.chain.mine(3)
    await world.provider.indexer.sync()
  }
  const units = (price: string): bigint => parseUnits(price, 18)
  const allow = (name: PersonName, spender: Hex, price: string) =>
    send(name, coins.MDS, abis.coin, 'approve', [spender, units(price)])
  return {
    /** @param price the one that the bid is on */
    async bid(name: PersonName, price: string, amount: string) {
      await allow(name, auction, amount)
      await send(name, auction, abis.auction, 'bid', [card, tokenId, units(price), units(amount), nextRef()])
    },
    async buy(name: PersonName, price: string) {
      await allow(name, card, price)
      await send(name, card, abis.card, 'buy', [tokenId, units(price), nextRef()])
    },
    takeOff: (name: PersonName) => send(name, auction, abis.auction, 'takeOff', [card, tokenId, nextRef()]),
    cancel: (name: PersonName) => send(name, card, abis.card, 'cancel', [tokenId, nextRef()]),
    deposit: (name: PersonName) => send(name, card, abis.card, 'deposit', [tokenId, nextRef()]),
  }
}
