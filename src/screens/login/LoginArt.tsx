import { useEffect } from 'react'
import { config } from '../../config'
import { isPageMissing } from '../../state/isPageMissing'
import { fan } from './LoginArt.style'
import { wakeEmblem } from './wakeEmblem'

/** A hero, a dragon and another hero, as the fan shows them from left to right. */
const CARDS = ['hero-3-4a', 'dragon-1-5a3', 'hero-1-5b']

/**
 * A fan of three cards behind the emblem, whose eye opens at the first tap. Where the address has no page, the middle one
 * shows its back.
 */
export default function LoginArt() {
  useEffect(wakeEmblem, [])
  const isMissing = isPageMissing.value
  return (
    <div class={fan} aria-hidden="true">
      {CARDS.map((name, index) => (
        <i key={name}>
          <img
            src={`${config.artBase}/${isMissing && index === 1 ? 'back' : name}.svg`}
            alt=""
            width={240}
            height={320}
            fetchpriority="low"
          />
        </i>
      ))}
    </div>
  )
}
