import { useEffect, useRef } from 'preact/hooks'
import { loadArtifacts, loadMoreArtifacts } from '../../actions/loadArtifacts'
import { loadMoreOwnAssets, loadOwnAssets } from '../../actions/loadOwnAssets'
import type { Asset, AssetKind } from '../../domain/asset'
import type { AppError } from '../../errors'
import { locale } from '../../i18n'
import { ownAssets, ownFilter } from '../../state/assets'
import { artifacts } from '../../state/collection'

/** What can be collected: the kinds of assets, and magic equipment. */
export type Collected = AssetKind | 'artifact'

export interface WholeList {
  /** null before the first page is here. */
  items: readonly Asset[] | null
  /** Nothing is missing. */
  isWhole: boolean
  error: AppError | null
  busy: boolean
  retry: () => void
}

/** All that the player has of a kind, page after page as long as it is looked at: who counts needs every one. */
export function useWholeList(kind: Collected): WholeList {
  const isArtifact = kind === 'artifact'
  const isOther = !isArtifact && (ownFilter.value.kind !== kind || ownFilter.value.place !== null)
  const { data, busy, error } = (isArtifact ? artifacts : ownAssets).value
  const begin = () => void (isArtifact ? loadArtifacts() : loadOwnAssets(kind, null))
  const goOn = () => void (isArtifact ? loadMoreArtifacts() : loadMoreOwnAssets())
  const language = locale.value
  const spoken = useRef(language)
  useEffect(() => {
    // Own assets are read anew after each action on them, artifacts are not; and names are in the reader's language.
    if (isArtifact || spoken.current !== language) begin()
    spoken.current = language
  }, [isArtifact, language])
  useEffect(() => {
    if (isOther || (!isArtifact && !data && !busy && !error)) begin()
    else if (data && data.next !== null && !busy && !error) goOn()
  }, [kind, isOther, data, busy, error])
  return {
    items: isOther ? null : (data?.items ?? null),
    isWhole: !isOther && data?.next === null,
    error: isOther ? null : error,
    busy,
    retry: data?.next ? goOn : begin,
  }
}
