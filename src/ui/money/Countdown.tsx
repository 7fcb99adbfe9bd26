import { useEffect, useState } from 'react'
import { t } from '../../i18n'
import { isoText } from '../text/dateText'
import { visuallyHidden } from '../text/visuallyHidden'

export type CountdownProps = {
  /** Unix seconds. */
  endsAt: number
  /** Seconds to add to the device's clock to get the chain's or the provider's. */
  clockOffset?: number
  /** Seconds left, in words or digits; default: "6 days 1:02:03". */
  format?: (secondsLeft: number) => string
  /** Shown when it is over. */
  endedText: string
  /** Called once, at the end. */
  onEnd?: () => void
}

/** With less left than this, in seconds, a countdown may show that it is urgent. */
const SOON = 3_600

/** Seconds left at which a screen reader announces the time; every second would drown out everything else. */
const MILESTONES = [86_400, 3_600, 600, 60, 10, 0]

const secondsLeft = (endsAt: number, clockOffset: number): number =>
  Math.max(0, Math.ceil(endsAt - clockOffset - Date.now() / 1000))

/** A duration in digits, "4:09" or "1:02:03", and in front of them the days in words: "6 days 1:02:03". */
export function clockText(seconds: number): string {
  const days = Math.floor(seconds / 86_400)
  const parts = [Math.floor(seconds / 3_600) % 24, Math.floor(seconds / 60) % 60, seconds % 60]
  if (!days && !parts[0]) parts.shift()
  const time = parts.map((part, index) => (index ? String(part).padStart(2, '0') : part)).join(':')
  return days ? t(days === 1 ? 'frame.day' : 'frame.days', { days, time }) : time
}

/** How long something takes, of milliseconds: a second at least, because "0:00" tells nobody anything. */
export const spanText = (ms: number): string => clockText(Math.max(1, Math.round(ms / 1000)))

/** Time left until `endsAt`. Counts from the clock at every tick, so a sleeping page is right when it wakes. */
export function Countdown({ endsAt, clockOffset = 0, format = clockText, endedText, onEnd }: CountdownProps) {
  const [left, setLeft] = useState(() => secondsLeft(endsAt, clockOffset))

  useEffect(() => {
    setLeft(secondsLeft(endsAt, clockOffset))
    if (secondsLeft(endsAt, clockOffset) === 0) return
    const timer = setInterval(() => {
      const now = secondsLeft(endsAt, clockOffset)
      setLeft(now)
      if (now > 0) return
      clearInterval(timer)
      onEnd?.()
    }, 1000)
    return () => clearInterval(timer)
  }, [endsAt, clockOffset])

  const text = left ? format(left) : endedText
  const milestone = MILESTONES.find((seconds) => left > seconds)
  return (
    <>
      <time role="timer" dateTime={isoText(endsAt)} data-soon={left > 0 && left < SOON}>
        {text}
      </time>
      <Milestone key="live" text={text} milestone={milestone} />
    </>
  )
}

/** Keeps the text from when the milestone was passed; silent for the first one. */
function Milestone({ text, milestone }: { text: string; milestone: number | undefined }) {
  const [said, setSaid] = useState<{ milestone: number | undefined; text: string }>({ milestone, text: '' })
  useEffect(() => {
    if (milestone !== said.milestone) setSaid({ milestone, text })
  }, [milestone])
  return (
    <span class={visuallyHidden} role="status">
      {said.text}
    </span>
  )
}
