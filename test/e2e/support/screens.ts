import type { Page } from 'playwright-core'
import type { AssetWire } from '../../../src/api/asset'
import { ROUTES } from '../../../src/router/routes'
import { sandbox } from './sandbox'

export interface ScreenPath {
  path: string
  /** Whether a visitor may see it. */
  open: boolean
}

const OWN_KIND: Record<string, AssetWire['kind']> = {
  '/dragonDetail': 'dragon',
  '/cardDetail': 'hero',
  '/gun/equip/:indexId': 'equip',
  '/gun/pet/:indexId': 'pet',
  '/gun/lingshi/:indexId': 'lingshi',
}

/** The address of a screen; if the screen shows an asset, Alice is given one first. */
async function addressOf(path: string): Promise<string> {
  const kind = OWN_KIND[path]
  if (!kind) {
    if (path.includes(':')) throw new Error(`this test does not know what ${path} shows`)
    return path
  }
  const asset = await sandbox.give('alice', { kind, place: kind === 'hero' ? 'wallet' : 'game' })
  return path.includes(':') ? path.replace(':indexId', String(asset.index_id)) : `${path}?id=${asset.id}`
}

/** Every screen of the app, read from its routes, so that a new screen is tested without naming it here. */
export async function screenPaths(): Promise<ScreenPath[]> {
  const paths: ScreenPath[] = []
  for (const { path, open = false } of ROUTES) paths.push({ path: await addressOf(path), open })
  return paths
}

/** Waits until a screen is complete: it has a title, and nothing is still loading. */
export async function settled(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor()
  await page.waitForFunction(() => !document.querySelector('main[aria-busy=true],main [aria-busy=true]'))
}
