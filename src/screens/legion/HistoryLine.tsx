import { t } from '../../i18n'
import { Avatar } from '../../ui/art/Avatar'
import { Icon } from '../../ui/art/Icon'
import { legionIcon } from '../../ui/art/icons/legion'
import { starIcon } from '../../ui/art/icons/star'
import { tagIcon } from '../../ui/art/icons/tag'
import { amountText } from '../../ui/money/amountText'
import { CoinMark } from '../../ui/money/CoinMark'
import { isoText, timeText } from '../../ui/text/dateText'
import { origin } from './History.style'
import { pointsText } from './words'

const ICONS = { referral: legionIcon, consumption: tagIcon, unknown: starIcon } as const

/** One line of either history. */
export interface HistoryLine {
  id: string
  kind: keyof typeof ICONS | 'redeemed'
  /** The player it came from, by id and by name; both '' if there is none. */
  userid: string
  nickname: string
  /** In the smallest unit of MDS. */
  units: bigint
  time: number
}

/** Points received, or MDS they were redeemed for: "+3.82" or "225.00". */
export const changeText = (kind: HistoryLine['kind'], units: bigint): string =>
  kind === 'redeemed' ? pointsText(units) : `+${pointsText(units)}`

/** What counts: points, or the coin they were redeemed for. */
export const unitText = (kind: HistoryLine['kind']): string => (kind === 'redeemed' ? 'MDS' : t('legion.unit'))

/** A line: the player it came from, if any, what it was, when and how much. */
export function Line({ line: { kind, userid, nickname, units, time } }: { line: HistoryLine }) {
  const change = changeText(kind, units)
  const what = t(`legion.type_${kind}`)
  return (
    <li>
      <span class={origin} data-kind={kind}>
        {kind === 'redeemed' ? <CoinMark coin="MDS" size={38} /> : <Avatar seed={userid || nickname} size={40} />}
        {kind !== 'redeemed' && (
          <span>
            <Icon path={ICONS[kind]} size={14} />
          </span>
        )}
      </span>
      <div>
        <b>{nickname || what}</b>
        <small>
          <span>
            {nickname && what}
            {nickname && <i> · </i>}
          </span>
          <time dateTime={isoText(time)}>{timeText(time)}</time>
        </small>
      </div>
      <p>
        <b data-sign={change[0]} title={amountText(units)}>
          {change}
        </b>
        <small>{unitText(kind)}</small>
      </p>
    </li>
  )
}
