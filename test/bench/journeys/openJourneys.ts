import { sandbox } from '../../e2e/support/sandbox'
import { openStage } from '../../e2e/support/stage'
import { accountOf, personNamed } from '../../sandbox/people'
import { JOURNEYS, type Journey, type JourneyName } from './journeys'
import type { Played } from './measure'
import { playJourney, type Scene } from './playJourney'
import { serveShipped } from './serveShipped'

export type Circumstances = Pick<Scene, 'net' | 'cpu' | 'waitMs' | 'again'>

export interface Journeys {
  play(name: JourneyName, circumstances: Circumstances): Promise<Played>
  close(): Promise<void>
}

/** The journeys on the stage's world, with its site served as it is shipped. */
export async function openJourneys(): Promise<Journeys> {
  const { world, browser } = await openStage()
  const { url, close } = await serveShipped(world, process.env.SITE ?? 'dist')
  const token = await sandbox.tokenOf('alice')
  const { address } = accountOf(personNamed('alice'))
  const askChain: Scene['askChain'] = ({ method, params = [] }) =>
    world.chain.client.request({ method, params } as never)
  return {
    async play(name, circumstances) {
      const journey: Journey = JOURNEYS[name]
      const gift = journey.gift ? await sandbox.give('bob', journey.gift) : null
      const path = journey.path.replace('{id}', gift?.id ?? '')
      const scene: Scene = { browser, url, token, account: address.toLowerCase(), askChain, ...circumstances }
      return playJourney(scene, journey, path)
    },
    close,
  }
}
