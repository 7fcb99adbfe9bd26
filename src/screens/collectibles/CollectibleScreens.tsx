import type { ComponentType } from 'preact'
import { useLocation } from 'wouter'
import { Activate } from './Activate'
import { Collectibles } from './Collectibles'
import { Dragons } from './Dragons'
import { Hatch } from './Hatch'
import { Mint } from './Mint'

const PAGES: Record<string, ComponentType> = {
  '/dragong': Dragons,
  '/activate': Activate,
  '/mint': Mint,
  '/hatch': Hatch,
}

/**
 * What the player holds and where it comes from, in one chunk: a player who opens one page goes on to the others. Spec
 * 2.
 */
export default function CollectibleScreens() {
  const [path] = useLocation()
  const Screen = PAGES[path.toLowerCase()] ?? Collectibles
  return <Screen />
}
