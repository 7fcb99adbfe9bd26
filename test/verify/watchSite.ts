import { setTimeout as wait } from 'node:timers/promises'
import { type Site, verifySite } from './verifySite'

/**
 * Verifies a site again and again until something differs. @returns what differs
 * @param everyMs from the end of one round to the start of the next
 * @param say takes a line about each round in which all was as it was built
 */
export async function watchSite(site: Site, everyMs: number, say: (line: string) => void): Promise<string[]> {
  for (let round = 0; ; round++) {
    const begun = Date.now()
    const differences = await verifySite(site, round)
    if (differences.length > 0) return differences
    say(`${new Date().toISOString()} as built, read in ${((Date.now() - begun) / 1000).toFixed(1)} s`)
    await wait(everyMs)
  }
}
