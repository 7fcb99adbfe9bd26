import type { nextLevel } from '../../domain/legion'
import { t } from '../../i18n'
import { Crest } from './Crest'
import { climb } from './Legion.style'
import { levelText } from './words'

/** The way to the next level, as a bar and in words. Spec 9. */
export function Climb({ next: { to, counts, done, needed } }: { next: NonNullable<ReturnType<typeof nextLevel>> }) {
  const label = t('legion.next', { level: levelText(to) })
  const text = t(`legion.done_${counts}`, { done, needed })
  const share = done / needed
  return (
    <div class={climb}>
      <div>
        <p aria-hidden="true">
          <span>{label}</span>
          <span>{text}</span>
        </p>
        <div
          role="progressbar"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(share * 100)}
          aria-valuetext={text}
        >
          <i style={{ transform: `scaleX(${share})` }} />
        </div>
      </div>
      <Crest level={to} size={48} />
    </div>
  )
}
