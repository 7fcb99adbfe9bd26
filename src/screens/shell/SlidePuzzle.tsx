import { useLayoutEffect, useRef, useState } from 'react'
import { backIcon } from '../../ui/art/icons/back'
import { nextIcon } from '../../ui/art/icons/next'
import { IconButton } from '../../ui/inputs/IconButton'
import { slidePuzzle } from './SlidePuzzle.style'

/** A stone that is being dragged: where the finger took it, and how far it moves for a pixel. */
interface Grip {
  x: number
  place: number
  perPixel: number
}

export type SlidePuzzleProps = {
  /** Where the gap is, 0 to 100. */
  target: number
  /** Name of the slider: "Move the stone into the gap". */
  label: string
  /** How to solve it, by finger, tap or key. */
  hint: string
  leftLabel: string
  rightLabel: string
  /** What to say of a stone released beside the gap, which lies on that side of it. */
  missText: (side: 'left' | 'right') => string
  /** Called with the place, 0 to 100, when the stone is released in the gap. */
  onSolved: (place: number) => void
}

/** How far from the gap still counts. */
const TOLERANCE = 2
/** One tap on a button moves the stone this far. */
const NUDGE = 2

/** The scene's width in its own units, and how many of them the stone moves for one of its 100 places. */
const SCENE = 300
const PLACE = 2.48

const within = (place: number): number => Math.max(0, Math.min(100, place))

/** The rhombus, in the scene's 300 x 130, at a place from 0 to 100. */
const rhombus = (place: number): string => `M${26 + place * PLACE} 47l18 22-18 22-18-22Z`

/**
 * Move a stone into the gap. The stone can be dragged; a platform slider below it can be dragged, tapped and moved by
 * keys; two buttons need only taps. It only gates a request; it proves nothing by itself.
 */
export function SlidePuzzle(props: SlidePuzzleProps) {
  const { target, label, hint, leftLabel, rightLabel, missText, onSolved } = props
  const [place, setPlace] = useState(0)
  const [missed, setMissed] = useState<'left' | 'right' | null>(null)
  const settle = (next: number) => {
    const inside = within(next)
    const isSolved = Math.abs(inside - target) <= TOLERANCE
    setPlace(inside)
    setMissed(isSolved ? null : inside < target ? 'right' : 'left')
    if (isSolved) onSolved(inside)
  }
  const grip = useRef<Grip | null>(null)
  const drag = ({ clientX }: PointerEvent, then: (next: number) => void) => {
    if (grip.current) then(within(Math.round(grip.current.place + (clientX - grip.current.x) * grip.current.perPixel)))
  }
  const slider = useRef<HTMLInputElement>(null)
  const settleNow = useRef(settle)
  settleNow.current = settle
  // In the layout phase: after the paint is too late for a player who moves it at once.
  useLayoutEffect(() => {
    // The native `change` event, fired on release: as a prop, preact/compat would turn it into `input`.
    const input = slider.current
    const letGo = () => settleNow.current(input?.valueAsNumber ?? 0)
    input?.addEventListener('change', letGo)
    return () => input?.removeEventListener('change', letGo)
  }, [])
  return (
    <div class={slidePuzzle}>
      <svg viewBox="0 0 300 130" aria-hidden="true">
        <circle data-part="sun" cx="214" cy="46" r="30" />
        <path data-part="far" d="M0 130V92L34 60 70 96 118 44 168 98 206 66 252 102 300 58V130Z" />
        <path data-part="near" d="M0 130V112Q40 92 84 112T170 110T246 114T300 102V130Z" />
        <path data-part="gap" d={rhombus(target)} />
        <path
          data-part="piece"
          d={rhombus(place)}
          onPointerDown={(event) => {
            const width = event.currentTarget.ownerSVGElement?.getBoundingClientRect().width || SCENE
            // The stone keeps the finger also when it slips off.
            event.currentTarget.setPointerCapture(event.pointerId)
            grip.current = { x: event.clientX, place, perPixel: SCENE / width / PLACE }
          }}
          onPointerMove={(event) => drag(event, setPlace)}
          onPointerUp={(event) => {
            drag(event, settle)
            grip.current = null
          }}
          onPointerCancel={() => {
            grip.current = null
          }}
        />
      </svg>
      <div>
        <IconButton icon={backIcon} label={leftLabel} onClick={() => settle(place - NUDGE)} />
        <input
          ref={slider}
          type="range"
          min={0}
          max={100}
          step={1}
          value={place}
          aria-label={label}
          aria-valuetext={`${place} / ${target}`}
          onInput={(event) => setPlace(event.currentTarget.valueAsNumber)}
        />
        <IconButton icon={nextIcon} label={rightLabel} onClick={() => settle(place + NUDGE)} />
      </div>
      <p role="status">{missed ? missText(missed) : hint}</p>
    </div>
  )
}
