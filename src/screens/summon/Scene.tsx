import { useLayoutEffect, useRef, useState } from 'react'
import type { Asset } from '../../domain/asset'
import { t } from '../../i18n'
import { CardBack } from '../../ui/art/CardBack'
import { Foil } from '../../ui/art/Foil'
import { bandColour } from '../../ui/art/Grade'
import { gradeBand } from '../../ui/art/gradeBand'
import { Picture } from '../../ui/art/Picture'
import { pictureOf } from '../../ui/art/pictureOf'
import { Sample } from '../../ui/art/Sample'
import { Rays } from './Rays'
import { RuneCircle } from './RuneCircle'
import { scene } from './Scene.style'
import { Sparks } from './Sparks'
import { sceneMotion } from './sceneMotion.style'

/** The camps of the two heroes who wait in the dark. */
const SIDES = [3, 4] as const

/** How long a hero's entrance takes if nobody ends it; the styles say the same. */
const REVEAL_MS = 1600

const wantsNoMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Brings the altar into view with what to do next: from the page's top where a wide window holds it all, else from its own. */
function showAltar(panel: Element): void {
  const next = panel.querySelector('[data-part=next]') ?? panel
  const fits = next.getBoundingClientRect().bottom + scrollY <= innerHeight
  if (fits && matchMedia('(min-width: 62rem)').matches) scrollTo(0, 0)
  else panel.scrollIntoView?.({ block: 'start' })
}

export interface SceneProps {
  /** The summon is asked for. */
  isOpening: boolean
  /** The card is as large as the window allows: from the first hero on, also while the next one is called. */
  isLarge: boolean
  /** There is no ticket to call anyone with: a phone shows the ways to one below. */
  isLow: boolean
  /** Who came; null: nobody yet. */
  hero: Asset | null
}

/**
 * The circle with the back of a card in it, and two heroes in the dark at its sides. When a hero comes, there is light in
 * the colour of their rarity, the card turns, and the words follow: 1.6 s, which a tap ends at once. The higher the
 * rarity the more light: a common card comes calmly, a rare one with a ring and rays all around, an epic one outgrows its
 * place, and the rays of a legend are brightest.
 */
export function Scene({ isOpening, isLarge, isLow, hero }: SceneProps) {
  const box = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<string | null>(null)
  const id = hero?.id ?? null
  const end = () => setShown(id)
  useLayoutEffect(() => {
    if (id === null) return
    // With the words and what to do next, which share the altar's panel.
    const panel = box.current?.closest('section')
    if (panel) showAltar(panel)
    if (wantsNoMotion()) return end()
    const timer = setTimeout(end, REVEAL_MS)
    return () => clearTimeout(timer)
  }, [id])
  const isRevealing = id !== null && id !== shown
  const band = hero ? gradeBand(hero.grade) : undefined
  const picture = hero && pictureOf(hero)
  return (
    <div
      class={`${scene} ${sceneMotion} ${bandColour}`}
      ref={box}
      data-band={band}
      data-large={isLarge}
      data-low={isLow}
      data-is={isOpening ? 'opening' : hero ? (isRevealing ? 'revealing' : 'shown') : 'waiting'}
    >
      <i data-part="circle">
        <RuneCircle />
      </i>
      <i data-part="light" />
      <i data-part="sparks">
        <Sparks />
      </i>
      {!isLarge && (
        <i data-part="deck">
          <Sample kind="hero" element={SIDES[0]} />
          <Sample kind="hero" element={SIDES[1]} />
        </i>
      )}
      {band && band > 2 && <i data-part="ring" />}
      {band && band > 2 && (
        <i data-part="rays">
          <Rays />
        </i>
      )}
      <div data-part="card">
        <i>
          <CardBack eager />
        </i>
        {picture && <Picture src={picture.picture} fallback={picture.fallback} alt="" width={240} height={320} eager />}
        {band && !isRevealing && <Foil band={band} />}
      </div>
      {isRevealing && (
        <button type="button" onClick={end}>
          <span>{t('summon.skip')}</span>
        </button>
      )}
    </div>
  )
}
