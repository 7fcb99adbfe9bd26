import { ownAssets, ownFilter } from '../../state/assets'
import { type OwnFilter, ownPath } from './ownQuery'

/** Whether the player certainly owns nothing: the whole list was read in this visit, and is empty. */
export function hasNothing(filter: OwnFilter): boolean {
  const { data, error, asOf } = ownAssets.value
  const isWhole = ownPath(filter) === '/accountAccount' && ownPath(ownFilter.value) === '/accountAccount'
  return isWhole && !error && asOf === undefined && data?.items.length === 0 && data.next === null && !data.unread
}
