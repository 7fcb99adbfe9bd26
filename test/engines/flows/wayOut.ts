import { accountOf } from '../../e2e/support/people'
import { give, storageOf } from '../../kill/support/bench'
import type { Flow } from './flow'

/** Not who the measured pages show, nor who sells in other flows while pages send. */
const PLAYER = 'carol'
const NOBODY = '0x0000000000000000000000000000000000000000'

export const wayOut: Flow = {
  name: 'way out',
  async play(player, world) {
    const { client, addresses, abis } = world.chain
    const card = { address: addresses.card, abi: abis.card } as const
    const { token_id } = await give({ world }, PLAYER, { kind: 'hero', place: 'wallet', price: '9' })
    const { token: _, ...wallet } = await storageOf({ world }, PLAYER)
    await player.keep(wallet)
    await player.go('/way-out.html?lang=en')
    const account = accountOf(PLAYER).toLowerCase()
    await player.see({ text: `Wallet: ${account.slice(0, 5)}…${account.slice(-4)}` })
    await player.type({ role: 'textbox', name: { pattern: '^Numbers of your NFTs' } }, token_id)
    await player.tap({ role: 'button', name: 'Look up' })
    await player.see({ role: 'listitem', text: { pattern: `^Card No. ${token_id} ` } })
    await player.tap({ role: 'button', name: `Cancel sale: Card No. ${token_id}` })
    await player.see({ text: 'Done. Two nodes show it at a final block.' })
    const [seller, price] = await client.readContract({ ...card, functionName: 'listing', args: [BigInt(token_id)] })
    if (seller !== NOBODY || price !== 0n) throw new Error(`the chain still lists it at ${price}`)
  },
}
