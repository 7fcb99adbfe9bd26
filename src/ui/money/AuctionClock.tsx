import { css } from 'goober'
import type { Asset, AssetDetail } from '../../domain/asset'
import { t } from '../../i18n'
import { Icon } from '../art/Icon'
import { clockIcon } from '../art/icons/clock'
import { Countdown, clockText } from './Countdown'

/** In lines of text: WebKit breaks the text of a flex item that shrank to it, and so moves the page at some seconds. */
const auctionClock = css`
  font-weight: 600;
  & > svg {
    display: inline-block;
    margin-right: 6px;
    vertical-align: -3px;
  }
  & > [data-soon='true'] {
    color: var(--amber);
  }
`

export interface AuctionClockProps {
  asset: Asset | AssetDetail
  /** Seconds to add to the device's clock. */
  clockOffset: number
}

/** The time left for a bid to the second, amber in the last hour; nothing before the asset's details are read. */
export function AuctionClock({ asset, clockOffset }: AuctionClockProps) {
  const auction = 'auction' in asset && asset.market === 'auction' ? asset.auction : null
  if (auction?.state !== 'open' || auction.deadline <= 0) return null
  return (
    <p class={auctionClock}>
      <Icon path={clockIcon} size={18} />
      <Countdown
        key={auction.deadline}
        endsAt={auction.deadline}
        clockOffset={clockOffset}
        format={(left) => t('asset.endsIn', { time: clockText(left) })}
        endedText={t('asset.timeUp')}
      />
    </p>
  )
}
