import { useEffect, useState } from 'react'
import { loadMarket } from '../../actions/load/loadMarket'
import { loadOwnAssets } from '../../actions/load/loadOwnAssets'
import { compareHref } from '../../domain/compareHref'
import { toMarketFilters } from '../../domain/marketFilters'
import { t } from '../../i18n'
import { ownAssets } from '../../state/assets'
import { market } from '../../state/market'
import { isLoggedIn } from '../../state/session'
import { Icon } from '../../ui/art/Icon'
import { nextIcon } from '../../ui/art/icons/next'
import { Chips } from '../../ui/inputs/Chips'
import { beginChoosing } from './beginChoosing'
import { Pick, PickToCome } from './Pick'
import { picks } from './Picks.style'

/** As many as fit on a desktop beside the link behind them, which leads to all. */
const SHOWN = 10

const SOURCES = {
  market: { list: market, href: '/marketplace', text: 'compare.market', all: 'compare.toMarket' },
  own: { list: ownAssets, href: '/accountAccount', text: 'compare.own', all: 'compare.toAccount' },
} as const
type Source = keyof typeof SOURCES

/** Reads a list that nobody has read in this visit; one that is there is what the player looked at last. */
function read(source: Source): void {
  if (SOURCES[source].list.value.data) return
  if (source === 'own') void loadOwnAssets(null, null)
  else void loadMarket(toMarketFilters(''))
}

/**
 * A strip of cards, each of which takes the next place with one tap: the player's own, or those on the market.
 * @param one the id of the first; null: it is still to be chosen
 */
export function Picks({ one }: { one: string | null }) {
  const [chosen, setChosen] = useState<Source>('own')
  const source = isLoggedIn.value ? chosen : 'market'
  useEffect(() => read(source), [source])
  const { list, href, text, all } = SOURCES[source]
  const { data, busy } = list.value
  const shown = data?.items.filter(({ id }) => id !== one).slice(0, SHOWN) ?? []
  return (
    <div class={picks}>
      {isLoggedIn.value && (
        <Chips<Source>
          label={t('compare.from')}
          name="from"
          items={(['own', 'market'] as const).map((value) => ({ value, text: t(SOURCES[value].text) }))}
          current={source}
          onSelect={setChosen}
        />
      )}
      <section aria-label={t(text)} aria-busy={busy}>
        <ul>
          {shown.map((asset) => (
            <Pick
              key={asset.id}
              asset={asset}
              href={one === null ? `/compare?one=${encodeURIComponent(asset.id)}` : compareHref(one, asset.id)}
            />
          ))}
          {!data && busy && Array.from({ length: 4 }, (_, index) => <PickToCome key={index} />)}
          <li>
            <a href={href} onClick={() => beginChoosing(one)} data-part="all">
              <span>
                <Icon path={nextIcon} size={20} />
              </span>
              <small>{t(all)}</small>
            </a>
          </li>
        </ul>
      </section>
    </div>
  )
}
