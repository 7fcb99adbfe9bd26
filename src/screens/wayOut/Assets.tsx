import { loadWayOut } from '../../actions/wayOut/loadWayOut'
import { takeExit } from '../../actions/wayOut/takeExit'
import { exitKey, exitOf } from '../../domain/exit'
import { type Holding, isBack, isHeld, missingOf, type Whereabouts } from '../../domain/holding'
import { t } from '../../i18n'
import type { WayOutFound } from '../../state/wayOut'
import { Button } from '../../ui/inputs/Button'
import { Panel } from '../../ui/lists/Panel'
import { tokenText } from '../../ui/money/tokenText'
import { Notice } from '../../ui/states/Notice'
import { busyTexts } from './busyTexts'
import { shortMoney } from './shortMoney'
import { TokenSign } from './TokenSign'
import { tokens } from './WayOut.style'

const COLLECTIONS = ['card', 'dragon'] as const

/** A price that stays on one line. */
const priceText = (units: bigint): string => shortMoney(units).replace(' ', '\u00a0')

function placeText({ sale, lot }: Holding): string {
  if (sale !== null) return t('wayOut.forSale', { price: priceText(sale) })
  if (!lot) return t('wayOut.inWallet')
  return isBack(lot.state) ? t('wayOut.auctionOver') : t('wayOut.inAuction', { price: priceText(lot.price) })
}

/** The wallet's tokens, each with what brings it out; and honestly, what this page cannot know. */
export function Assets({ found }: { found: WayOutFound }) {
  const { holdings, unread, held, account } = found
  // What can be brought out comes first.
  const own = holdings.filter(isHeld).sort((one, other) => Number(!exitOf(one)) - Number(!exitOf(other)))
  const listed = (is: Whereabouts): string =>
    holdings
      .filter((holding) => holding.is === is)
      .map(tokenText)
      .join(', ')
  const inGame = listed('game')
  const missing = COLLECTIONS.map((collection) => ({
    collection,
    count: missingOf(holdings, collection, held[collection]),
  })).filter(({ count }) => count)
  return (
    <Panel title={t('wayOut.assets')}>
      {own.length === 0 && <p>{t('wayOut.assetsNone')}</p>}
      {own.length > 0 && (
        <ul class={tokens} data-of="nfts">
          {own.map((holding) => (
            <Row key={tokenText(holding)} holding={holding} account={account} />
          ))}
        </ul>
      )}
      {missing.length > 0 && (
        <Notice tone="warning">
          {missing.map(({ collection, count }) => (
            <p key={collection}>{t(`wayOut.missing_${collection}`, { count: String(count) })}</p>
          ))}
        </Notice>
      )}
      {inGame && <p data-soft="true">{t('wayOut.inGame', { list: inGame })}</p>}
      {unread.length > 0 && (
        <Notice tone="warning">{t('wayOut.unreadTokens', { list: unread.map(tokenText).join(', ') })}</Notice>
      )}
      <p data-soft="true">{t('wayOut.known')}</p>
    </Panel>
  )
}

function Row({ holding, account }: { holding: Holding; account: WayOutFound['account'] }) {
  const exit = exitOf(holding)
  const name = tokenText(holding)
  return (
    <li>
      <div>
        <TokenSign of={holding} />
        <span>
          {name}
          <small>{placeText(holding)}</small>
        </span>
      </div>
      {exit && exit.is !== 'zero' && exit.is !== 'collect' && (
        <Button
          label={`${t(`wayOut.do_${exit.is}`)}: ${name}`}
          busy={busyTexts(account).includes(exitKey(exit))}
          onClick={() => void takeExit(exit, account, loadWayOut)}
        >
          {t(`wayOut.do_${exit.is}`)}
        </Button>
      )}
    </li>
  )
}
