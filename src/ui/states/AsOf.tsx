import { css } from 'goober'
import { useRef } from 'react'
import { t } from '../../i18n'
import type { Loadable } from '../../state/loading'
import { Button } from '../inputs/Button'
import { dayText, timeText } from '../text/dateText'

const DAY_MS = 86_400_000

const asOfLine = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 44px;
  color: var(--soft);
  font-size: 0.9375rem;
  &[data-corner='true'] {
    position: absolute;
    top: 8px;
    right: 20px;
  }
`

/** The time of day; the day, where the time would be taken for today's. */
const momentOf = (asOf: number): string => (Date.now() - asOf < DAY_MS ? timeText : dayText)(asOf / 1000)

function sentenceOf(asOf: number | undefined): string {
  const text = asOf === undefined ? t('frame.upToDate') : t('frame.asOf', { moment: momentOf(asOf) })
  // The table is fetched with the frame: without it the line is there, and empty.
  return text.startsWith('frame.') ? '' : text
}

export type AsOfProps = {
  of: Loadable<unknown>
  onRetry: () => void
  /** In the upper corner of its container: where what is below is drawn before the answer, a line would push it down. */
  corner?: boolean
}

/**
 * The age of what an earlier visit has read. It keeps its place once the answer has come, so that nothing jumps, and
 * says so that one time; a page that never showed anything old has no such line.
 */
export function AsOf({ of: { asOf, busy, error }, onRetry, corner }: AsOfProps) {
  const wasOld = useRef(false)
  if (asOf !== undefined) wasOld.current = true
  if (!wasOld.current) return null
  return (
    <div class={asOfLine} data-corner={corner}>
      <p role="status">{sentenceOf(asOf)}</p>
      {asOf !== undefined && error && (
        <Button onClick={onRetry} busy={busy}>
          {t('common.retry')}
        </Button>
      )}
    </div>
  )
}
