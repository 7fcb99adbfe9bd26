import { useState } from 'react'
import { toast } from '../../../actions/page/toast'
import type { News } from '../../../domain/news'
import { toAppError } from '../../../errors'
import { t } from '../../../i18n'
import { Icon } from '../../../ui/art/Icon'
import { Button } from '../../../ui/inputs/Button'
import { LinkButton } from '../../../ui/inputs/LinkButton'
import { isoText, momentText } from '../../../ui/text/dateText'
import { visuallyHidden } from '../../../ui/text/visuallyHidden'
import { rows, ways } from './Away.style'
import { iconOf, nameOf, sentences, toneOf, wayOf } from './newsWords'

/** What happened, newest first; the shares of trades as one row, because the account shows each. */
export function NewsList({ news }: { news: readonly News[] }) {
  const shares = news.filter(({ kind }) => kind === 'share')
  const [newest] = shares
  const units = shares.reduce((sum, share) => sum + share.units, 0n)
  return (
    <ul class={rows}>
      {news
        .filter((one) => one.kind !== 'share' || one === newest)
        .map((one) => (
          <Row key={one.key} news={one === newest ? { ...one, units, assetId: '' } : one} />
        ))}
    </ul>
  )
}

function Row({ news }: { news: News }) {
  const [title, text] = sentences(news)
  const way = wayOf(news)
  return (
    <li>
      <i data-tone={toneOf(news)}>
        <Icon path={iconOf(news)} size={20} />
      </i>
      <div>
        <h3>{title}</h3>
        {text && <p>{text}</p>}
        <time dateTime={isoText(news.time)}>{momentText(news.time)}</time>
        <div class={ways}>
          {news.kind === 'outbid' && <BidAgain news={news} />}
          <LinkButton href={way.href}>
            {way.text}
            {news.assetId !== '' && <span class={visuallyHidden}> {nameOf(news)}</span>}
          </LinkButton>
        </div>
      </div>
    </li>
  )
}

function BidAgain({ news }: { news: News }) {
  const [isBusy, setBusy] = useState(false)
  const bid = async () => {
    setBusy(true)
    try {
      const action = await import('../../../actions/away/bidAgain')
      await action.bidAgain(news.assetId)
    } catch (cause) {
      toast('error', toAppError(cause, 'chunk'))
    }
    setBusy(false)
  }
  return (
    <Button
      kind="primary"
      busy={isBusy}
      label={t('away.bidAgainOn', { name: nameOf(news) })}
      onClick={() => void bid()}
    >
      {t('away.bidAgain')}
    </Button>
  )
}
