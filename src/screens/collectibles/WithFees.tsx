import type { ComponentChildren } from 'preact'
import { loadFees } from '../../actions/loadFees'
import type { Fees } from '../../domain/fees'
import { fees } from '../../state/assets'
import { Loading } from '../../ui/Loading'
import { NotLoaded } from './Whole'

/** Draws its children once the prices in force are loaded. */
export function WithFees({ children }: { children: (prices: Fees) => ComponentChildren }) {
  const { data, error, busy } = fees.value
  if (data) return <>{children(data)}</>
  return error ? <NotLoaded error={error} onRetry={() => void loadFees()} busy={busy} /> : <Loading height="16rem" />
}
