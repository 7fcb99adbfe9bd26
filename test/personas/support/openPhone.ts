import type { BrowserContext } from 'playwright-core'
import { type Bench, storageOf } from '../../kill/support/bench'
import type { PersonName } from '../../sandbox/people'
import type { PersonaName } from '../../sandbox/wallet/personas'

/** What the browser remembers from before; null: not even what it has of every player. */
export type Memory = Record<string, string | null>

/**
 * A fresh browser profile of a player with this wallet. Its first page writes the memory itself: the driver would open
 * a page of its own for that, which takes a third of a short cell's time.
 */
export async function openPhone(
  bench: Bench,
  persona: PersonaName,
  player: PersonName,
  memory: Memory,
): Promise<BrowserContext> {
  const storage = { ...(await storageOf(bench, player)), ...memory, 'demo-wallet:persona': persona }
  const context = await bench.browser.newContext({
    viewport: { width: 360, height: 640 },
    locale: 'en-US',
    hasTouch: true,
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(20_000)
  await context.addInitScript((all) => {
    // Before its first page the tab shows an empty one, which has no memory.
    if (location.protocol === 'about:' || localStorage.getItem('demo-wallet:persona') !== null) return
    for (const [name, value] of Object.entries(all)) if (value !== null) localStorage.setItem(name, value)
  }, storage as Memory)
  return context
}
