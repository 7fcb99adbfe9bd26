import type { ComponentChildren } from 'preact'
import { lazyPart } from '../../ui/lazyPart'
import { Boundary } from '../../ui/states/Boundary'
import { useWide } from '../../ui/useWide'
import { Overlays } from './Overlays'
import { PlayerLinks } from './PlayerLinks'
import { SocialLinks } from './SocialLinks'

const SiteLinks = lazyPart(() => import('./SiteLinks'))
const PlaceLinks = lazyPart(() => import('./PlaceLinks'), ['menu'])

export interface LaterProps {
  part: 'places' | 'site' | 'player' | 'social' | 'over'
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
  if (part === 'places' || part === 'site') return <WideLinks part={part} path={path} />
  if (part === 'social') return <SocialLinks />
  if (part === 'player') return <PlayerLinks path={path} />
  return <Overlays path={path}>{over}</Overlays>
}

/** A phone has them in the menu. */
function WideLinks({ part, path }: LaterProps) {
  const isSite = part === 'site'
  const hasRoom = useWide(isSite ? 48 : 64)
  return hasRoom ? isSite ? <SiteLinks /> : <PlaceLinks path={path} /> : null
}
