import './ownFetch'
import '../../support/config'
import '../../actions/support/page'
import { toUser, type UserWire } from '../../../src/api/user'
import { forgetStates } from '../../../src/state/ofSession'
import { sessionEpoch, token, user } from '../../../src/state/session'
import { network } from '../../actions/support/page'
import type { World } from '../../sandbox/control/startWorld'
import { type PersonName, personNamed } from '../../sandbox/people'
import { ask, type Player, toPlayer } from '../../sandbox-tests/support/player'
import { openWorld } from '../../sandbox-tests/support/world'
import { OwnResponse, ownFetch } from './ownFetch'

/** Bytes of the provider's answers since the last time that somebody asked. */
let bytes = 0

/** A sandbox into which the app's calls to the provider lead; counts what comes back. */
export async function openConnected(): Promise<World> {
  let world: World | null = null
  network.fetch = (async (input: unknown, init?: RequestInit) => {
    const path = String(input)
    if (!world || !path.startsWith('/api/')) return ownFetch(input as string, init)
    const answer = await world.app.request(world.url + path, init)
    const body = await answer.arrayBuffer()
    bytes += body.byteLength
    return new OwnResponse(body, { status: answer.status, headers: answer.headers })
  }) as typeof globalThis.fetch
  world = await openWorld()
  return world
}

/** The bytes of the answers that came since the last question. */
export function takeBytes(): number {
  const taken = bytes
  bytes = 0
  return taken
}

/** Opens the app as this player, as if the page were loaded again, with a token that has not expired. */
export async function open(world: World, name: PersonName): Promise<Player> {
  const { token: own } = (await ask(world, 'POST', '/sandbox/session', { body: { userid: name } })) as never
  const player = toPlayer(world, personNamed(name), own)
  forgetStates()
  sessionEpoch.value++
  token.value = own
  const { data } = await player.get('/api/user/info')
  user.value = toUser(data as UserWire)
  return player
}
