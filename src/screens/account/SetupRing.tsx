import { t } from '../../i18n'
import { ring } from './Checklist.style'

/** Half of the box without half of the line, and the length of the line. */
const RADIUS = 21
const LENGTH = 2 * Math.PI * RADIUS

/** How many of the steps are done, as a ring around the figures. */
export function SetupRing({ done, count }: { done: number; count: number }) {
  return (
    <div class={ring}>
      <svg viewBox="0 0 48 48" fill="none" stroke-width="4" aria-hidden="true">
        <circle cx="24" cy="24" r={RADIUS} stroke="var(--mist)" />
        {done > 0 && (
          <circle
            cx="24"
            cy="24"
            r={RADIUS}
            stroke="var(--gold)"
            stroke-linecap="round"
            stroke-dasharray={`${(LENGTH * done) / count} ${LENGTH}`}
            transform="rotate(-90 24 24)"
          />
        )}
      </svg>
      <span>{t('setup.needsDone', { done, count })}</span>
    </div>
  )
}
