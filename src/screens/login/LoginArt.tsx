import { useEffect } from 'react'
import { config } from '../../config'
import { lazyPart } from '../../ui/lazyPart'
import { useWide } from '../../ui/useWide'
import { fan } from './LoginArt.style'
import { wakeEmblem } from './wakeEmblem'

const Landscape = lazyPart(() => import('../../ui/frame/Landscape'))

/** A hero, a dragon and another hero, as the fan shows them from left to right. */
const CARDS = ['hero-3-4a', 'dragon-1-5a3', 'hero-5-5b']

/** A fan of three cards behind the emblem, whose eye opens at the first tap; on a wide screen the land behind it. */
export default function LoginArt() {
  useEffect(wakeEmblem, [])
  const isWide = useWide(48)
  return (
    <div class={fan} aria-hidden="true">
      {CARDS.map((name) => (
        <i key={name}>
          <img src={`${config.artBase}/${name}.svg`} alt="" width={240} height={320} fetchpriority="low" />
        </i>
      ))}
      {isWide && <Landscape />}
    </div>
  )
}
