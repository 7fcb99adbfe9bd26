import { type ActivityRecord, activityType } from '../../domain/activity'
import { t } from '../../i18n'
import { Badge } from '../../ui/art/Badge'
import { Icon } from '../../ui/art/Icon'
import { nextIcon } from '../../ui/art/icons/next'
import { isoText, timeText } from '../../ui/text/dateText'
import { changeOf } from './change'
import { iconOf } from './icons'
import { line } from './Line.style'
import { LineDetails } from './LineDetails'
import { assetText, changeText, FRACTION, reviewState, typeWord } from './words'

export interface LineProps {
  record: ActivityRecord
  /** The line that settled this submitted withdrawal. */
  settled: ActivityRecord | null
  /** Its amount waits in the 111 protocol. */
  isWaiting?: boolean
}

/** One line: what, about which asset, when, how much; a tap shows the rest. */
export function Line({ record, settled, isWaiting }: LineProps) {
  const change = changeOf(record)
  const review = reviewState(record, settled)
  const about = record.nftName || assetText(record)
  return (
    <details class={line} data-direction={change.direction}>
      <summary>
        <div>
          <i aria-hidden="true">
            <Icon path={iconOf(activityType(record.type))} size={20} />
          </i>
          <div>
            <div>
              <b>{typeWord(record)}</b>
              <strong>{changeText(change, record, FRACTION)}</strong>
            </div>
            <div>
              {about && <small>{about}</small>}
              {review && <Badge tone={review.tone}>{review.text}</Badge>}
              {isWaiting && <Badge tone="warning">{t('activity.waits')}</Badge>}
              <time dateTime={isoText(record.time)}>{timeText(record.time)}</time>
            </div>
          </div>
          <Icon path={nextIcon} size={16} />
        </div>
      </summary>
      <LineDetails record={record} isInReview={review?.tone === 'info'} />
    </details>
  )
}
