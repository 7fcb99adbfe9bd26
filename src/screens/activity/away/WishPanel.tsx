import { useEffect, useState } from 'react'
import { PRICE_COIN } from '../../../domain/coin'
import { type AssetWish, type FilterWish, MOST_ASSET_WISHES, MOST_FILTER_WISHES } from '../../../domain/wishes'
import { loadTexts, t, wishedLocale } from '../../../i18n'
import { wishes } from '../../../state/away'
import { closeIcon } from '../../../ui/art/icons/close'
import { IconButton } from '../../../ui/inputs/IconButton'
import { LinkButton } from '../../../ui/inputs/LinkButton'
import { Panel } from '../../../ui/lists/Panel'
import { amountText } from '../../../ui/money/amountText'
import { list } from './Away.style'
import { filterText } from './filterText'

const remove = (by: 'unwishAsset' | 'unwishFilter', id: string) => () =>
  void import('../../../actions/away/wish').then((action) => action[by](id), Boolean)

const money = (units: bigint): string => `${amountText(units)} ${PRICE_COIN}`

/** What the player keeps an eye on, with the last price that was seen, and a way to stop that. */
export function WishPanel() {
  const { assets, filters } = wishes.value
  return (
    <Panel title={t('away.wishes')}>
      <p data-soft="true">{t('away.wishesText')}</p>
      {assets.length + filters.length === 0 && (
        <>
          <p>{t('away.noWishes')}</p>
          <LinkButton href="/marketplace">{t('away.toMarket')}</LinkButton>
        </>
      )}
      {assets.length > 0 && (
        <section>
          <h3>{t('away.assets', { count: assets.length, most: MOST_ASSET_WISHES })}</h3>
          <ul class={list}>
            {assets.map((wish) => (
              <OfAsset key={wish.id} wish={wish} />
            ))}
          </ul>
        </section>
      )}
      {filters.length > 0 && <OfFilters filters={filters} />}
    </Panel>
  )
}

/** Fetches the market's words for the filters: few have any. */
function OfFilters({ filters }: { filters: readonly FilterWish[] }) {
  const [hasWords, setWords] = useState(false)
  useEffect(() => {
    // Without them the addresses stand there.
    void loadTexts(wishedLocale.value, ['market']).then(() => setWords(true), Boolean)
  }, [wishedLocale.value])
  return (
    <section>
      <h3>{t('away.filters', { count: filters.length, most: MOST_FILTER_WISHES })}</h3>
      <ul class={list}>
        {filters.map((wish) => (
          <OfFilter key={wish.query} wish={wish} name={hasWords ? filterText(wish.query) : wish.query} />
        ))}
      </ul>
    </section>
  )
}

const OfAsset = ({ wish: { id, name, kind, price } }: { wish: AssetWish }) => (
  <li>
    <a href={`/${kind === 'dragon' ? 'dragonDetail' : 'cardDetail'}?id=${encodeURIComponent(id)}`}>
      <span>{name}</span>
      <b data-soft={price === null}>{price === null ? t('away.notOffered') : money(price)}</b>
    </a>
    <IconButton icon={closeIcon} label={t('away.remove', { name })} onClick={remove('unwishAsset', id)} />
  </li>
)

function OfFilter({ wish: { query, price, lookedAt }, name }: { wish: FilterWish; name: string }) {
  const none = lookedAt === 0 ? t('away.notYet') : t('away.noOffer')
  return (
    <li>
      <a href={`/marketplace?${query}`}>
        <span>{name}</span>
        <b data-soft={price === null}>{price === null ? none : t('away.from', { amount: money(price) })}</b>
      </a>
      <IconButton icon={closeIcon} label={t('away.remove', { name })} onClick={remove('unwishFilter', query)} />
    </li>
  )
}
