import { useEffect } from 'react'
import { loadArtifacts, loadMoreArtifacts } from '../../actions/load/loadArtifacts'
import { loadMoreOwnAssets, loadOwnAssets } from '../../actions/load/loadOwnAssets'
import type { Asset, AssetKind } from '../../domain/asset'
import type { AppError } from '../../errors'
import { ownAssets, ownFilter } from '../../state/assets'
import { artifacts } from '../../state/collection'
import { useReadInLanguage } from '../../ui/lists/useReadInLanguage'

/** What can be collected: the kinds of assets, and magic equipment. */
export type Collected = AssetKind | 'artifact'

export interface WholeList {
  /** null before the first page is loaded. */
  items: readonly Asset[] | null
  /** How many more could not be read. */
  unread: number
  /** Whether every page is loaded. */
  isWhole: boolean
  error: AppError | null
  busy: boolean
  retry: () => void
}

/** Everything the player has of a kind, loaded page after page while mounted: counting needs every one. */
export function useWholeList(kind: Collected): WholeList {
  const isArtifact = kind === 'artifact'
  const isOther = !isArtifact && (ownFilter.value.kind !== kind || ownFilter.value.place !== null)
  const { data, busy, error } = (isArtifact ? artifacts : ownAssets).value
  const begin = () => void (isArtifact ? loadArtifacts() : loadOwnAssets(kind, null))
  const goOn = () => void (isArtifact ? loadMoreArtifacts() : loadMoreOwnAssets())
  // Own assets are reloaded after each action on them, artifacts are not.
  useReadInLanguage(isArtifact ? 'artifacts' : 'ownAssets', kind, isArtifact, begin)
  useEffect(() => {
    if (isOther || (!isArtifact && !data && !busy && !error)) begin()
    else if (data && data.next !== null && !busy && !error) goOn()
  }, [kind, isOther, data, busy, error])
  return {
    items: isOther ? null : (data?.items ?? null),
    unread: isOther ? 0 : (data?.unread ?? 0),
    isWhole: !isOther && data?.next === null,
    error: isOther ? null : error,
    busy,
    retry: data?.next ? goOn : begin,
  }
}
