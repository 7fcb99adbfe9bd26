import { useState } from 'react'
import { toast } from '../../actions/page/toast'
import { type MarketFilters, toMarketQuery } from '../../domain/marketFilters'
import { toAppError } from '../../errors'
import { t } from '../../i18n'
import { Button } from '../../ui/inputs/Button'

/** Filters as a wish: neither the order nor a search changes what is the cheapest offer under them. */
const queryOf = (filters: MarketFilters): string => toMarketQuery({ ...filters, sort: 'priceLow', search: '' })

/** Puts the chosen filters among the player's wishes. */
export function WatchFilters({ filters }: { filters: MarketFilters }) {
  const [said, setSaid] = useState('')
  const watch = async () => {
    try {
      const { noteFilter, wishFilter } = await import('../../actions/away/wish')
      const query = queryOf(filters)
      const most = wishFilter(query)
      if (most === null) void noteFilter(query)
      setSaid(most === null ? t('menu.watched') : t('menu.watchFull', { most }))
    } catch (cause) {
      toast('error', toAppError(cause, 'chunk'))
    }
  }
  return (
    <>
      <Button wide onClick={() => void watch()}>
        {t('menu.watch')}
      </Button>
      <p role="status">{said}</p>
    </>
  )
}
