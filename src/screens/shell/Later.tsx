import type { ComponentChildren } from 'preact'
import { Overlays } from './Overlays'
import { PlayerLinks } from './PlayerLinks'
import { SiteLinks, SocialLinks } from './SiteLinks'

export interface LaterProps {
  part: 'site' | 'player' | 'social' | 'over'
  path: string
  over?: ComponentChildren
}

/** The parts of the frame that the first view does not need, in one chunk. */
export default function Later({ part, path, over }: LaterProps) {
  if (part === 'site') return <SiteLinks />
  if (part === 'social') return <SocialLinks />
  if (part === 'player') return <PlayerLinks />
  return <Overlays path={path}>{over}</Overlays>
}
