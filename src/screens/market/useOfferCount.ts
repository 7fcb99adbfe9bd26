import { useEffect, useState } from 'react'
import { countMarket } from '../../actions/load/countMarket'
import { type MarketFilters, toMarketQuery } from '../../domain/marketFilters'

/** A player who goes through the choices asks once, at the end. */
const PAUSE_MS = 250

/** How many offers the filters would leave; null while that is not known. */
export function useOfferCount(filters: MarketFilters): number | null {
  const [count, setCount] = useState<number | null>(null)
  const query = toMarketQuery(filters)
  useEffect(() => {
    const abort = new AbortController()
    setCount(null)
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
