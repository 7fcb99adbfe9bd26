import { config } from '../../../src/config'
import { quiet, until } from './clock'
import { network } from './page'

/** One request of the page, as `chain`, or by its path at the provider. */
const nameOf = (input: unknown): string => {
  const path = String(input).split('?')[0] ?? ''
  return config.rpcUrls.some((url) => path.endsWith(url)) ? 'chain' : path
}

/**
 * Answers the page's requests wave by wave, as a slow network does: none before everything has been sent that does not
 * wait for an answer. Returns the different names in each wave, from the next request to the moment `isOver`, or until
 * nothing more is sent.
 */
export async function playWaves(isOver: () => boolean): Promise<string[][]> {
  const { fetch } = network
  const waves: string[][] = []
  let held: { name: string; answer(): void }[] = []
  network.fetch = async (input, init) => {
    await new Promise<void>((answer) => held.push({ name: nameOf(input), answer }))
    return fetch(input, init)
  }
  await until(() => held.length > 0)
  await quiet()
  while (!isOver() && held.length > 0) {
    const wave = held
    held = []
    waves.push([...new Set(wave.map(({ name }) => name))].sort())
    for (const { answer } of wave) answer()
    await quiet()
  }
  network.fetch = fetch
  for (const { answer } of held) answer()
  return waves
}
