import type { Page } from 'playwright-core'
import type { AssetWire } from '../../../src/api/asset'
import { ROUTES } from '../../../src/routes'
import { sandbox } from './sandbox'

export interface ScreenPath {
  path: string
  /** A visitor may see it. */
  open: boolean
}

const OWN_KIND: Record<string, AssetWire['kind']> = {
  '/dragonDetail': 'dragon',
  '/cardDetail': 'hero',
  '/gun/equip/:indexId': 'equip',
  '/gun/pet/:indexId': 'pet',
  '/gun/lingshi/:indexId': 'lingshi',
}

/** The address of a screen; where it shows an asset, one that Alice holds from now on. */
async function addressOf(path: string): Promise<string> {
  const kind = OWN_KIND[path]
  if (!kind) {
    if (path.includes(':')) throw new Error(`this test does not know what ${path} shows`)
    return path
  }
  const asset = await sandbox.give('alice', { kind, place: kind === 'hero' ? 'wallet' : 'game' })
  return path.includes(':') ? path.replace(':indexId', String(asset.index_id)) : `${path}?id=${asset.id}`
}

/** Every screen of the app, so that a new one is looked at without a word here. */
export async function screenPaths(): Promise<ScreenPath[]> {
  const paths: ScreenPath[] = []
  for (const { path, open = false } of ROUTES) paths.push({ path: await addressOf(path), open })
  return paths
}

/** Waits until a screen has what it shows: a title, and nothing on its way. */
export async function settled(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor()
  await page.waitForFunction(() => !document.querySelector('main[aria-busy=true],main [aria-busy=true]'))
}
