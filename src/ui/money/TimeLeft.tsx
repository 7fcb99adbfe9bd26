import { css } from 'goober'
import { minutesLeft } from '../../domain/minutesLeft'
import { t } from '../../i18n'
import { Icon } from '../art/Icon'
import { clockIcon } from '../art/icons/clock'
import { isoText } from '../text/dateText'
import { visuallyHidden } from '../text/visuallyHidden'
import { minuteTick } from './minuteTick'

const timeLeft = css`
  display: flex;
  align-items: center;
  font-weight: 600;
  & > svg {
    flex: none;
    max-width: none;
    margin-right: 5px;
  }
  &[data-soon='true'] {
    color: var(--amber);
  }
`

const HOUR = 60
const DAY = 24 * HOUR

/** "2 d", "47 h", "119 m": the largest unit of which there are two, never more than is left; a tile has room for one. */
function leftText(minutes: number): string {
  if (minutes >= 2 * DAY) return t('asset.leftDays', { count: Math.floor(minutes / DAY) })
  if (minutes >= 2 * HOUR) return t('asset.leftHours', { count: Math.floor(minutes / HOUR) })
  return t('asset.leftMinutes', { count: minutes })
}

export interface TimeLeftProps {
  /** Unix seconds. */
  deadline: number
  /** Seconds to add to the device's clock. */
  clockOffset: number
}

/** The time left for a bid on a tile, amber in the last hour. It moves by minutes and is never announced. */
export default function TimeLeft({ deadline, clockOffset }: TimeLeftProps) {
  const now = minuteTick.value >= 0 ? Date.now() / 1000 + clockOffset : 0
  const minutes = minutesLeft(deadline, now)
  if (minutes === null) return null
  if (minutes === 0) return <>{t('asset.timeUp')}</>
  const time = leftText(minutes)
  return (
    <time class={timeLeft} dateTime={isoText(deadline)} data-soon={minutes <= HOUR}>
      <Icon path={clockIcon} size={14} />
      <span class={visuallyHidden}>{t('asset.endsIn', { time })}</span>
      <span aria-hidden="true">{time}</span>
    </time>
  )
}
