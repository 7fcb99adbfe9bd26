import { useEffect, useState } from 'react'
import { countMarket } from '../../actions/load/countMarket'
import { type MarketFilters, toMarketQuery } from '../../domain/marketFilters'

/** A player who goes through the choices asks once, at the end. */
const PAUSE_MS = 250

/**
 * How many offers the filters would leave; null while that is not known.
 * @param total what the first filters leave, as the list behind tells it; null if it does not
 */
export function useOfferCount(filters: MarketFilters, total: number | null): number | null {
  const query = toMarketQuery(filters)
  const [first] = useState({ query, total })
  const [count, setCount] = useState(total)
  useEffect(() => {
    const known = query === first.query ? first.total : null
    setCount(known)
    if (known !== null) return
    const abort = new AbortController()
    const timer = setTimeout(async () => {
      const found = await countMarket(filters, abort.signal)
      if (!abort.signal.aborted) setCount(found)
    }, PAUSE_MS)
    return () => {
      abort.abort()
      clearTimeout(timer)
    }
  }, [query])
  return count
}
