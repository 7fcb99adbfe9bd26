import type { ComponentChildren } from 'preact'
import { Boundary } from '../../ui/states/Boundary'
import { Overlays } from './Overlays'
import { PlayerLinks } from './PlayerLinks'
import { SiteLinks, SocialLinks } from './SiteLinks'

export interface LaterProps {
  part: 'site' | 'player' | 'social' | 'over'
  path: string
  over?: ComponentChildren
}

/**
 * The parts of the frame that the first view does not need, in one chunk. One that cannot be drawn is left out: the
 * screen and the other parts stay.
 */
export default function Later(props: LaterProps) {
  return (
    <Boundary fallback={() => null}>
      <Part {...props} />
    </Boundary>
  )
}

function Part({ part, path, over }: LaterProps) {
  if (part === 'site') return <SiteLinks />
  if (part === 'social') return <SocialLinks />
  if (part === 'player') return <PlayerLinks />
  return <Overlays path={path}>{over}</Overlays>
}
