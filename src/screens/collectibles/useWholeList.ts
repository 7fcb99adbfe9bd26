import { useEffect } from 'preact/hooks'
import { loadArtifacts, loadMoreArtifacts } from '../../actions/loadArtifacts'
import { loadMoreOwnAssets, loadOwnAssets } from '../../actions/loadOwnAssets'
import type { Asset, AssetKind } from '../../domain/asset'
import type { AppError } from '../../errors'
import { wishedLocale } from '../../i18n'
import { ownAssets, ownFilter } from '../../state/assets'
import { artifacts } from '../../state/collection'

/** What can be collected: the kinds of assets, and magic equipment. */
export type Collected = AssetKind | 'artifact'

export interface WholeList {
  /** null before the first page is loaded. */
  items: readonly Asset[] | null
  /** Whether every page is loaded. */
  isWhole: boolean
  error: AppError | null
  busy: boolean
  retry: () => void
}

/** The language the list was read in: the provider gives the assets' names in it. */
let readIn = wishedLocale.peek()

/** Everything the player has of a kind, loaded page after page while mounted: counting needs every one. */
export function useWholeList(kind: Collected): WholeList {
  const isArtifact = kind === 'artifact'
  const isOther = !isArtifact && (ownFilter.value.kind !== kind || ownFilter.value.place !== null)
  const { data, busy, error } = (isArtifact ? artifacts : ownAssets).value
  const begin = () => void (isArtifact ? loadArtifacts() : loadOwnAssets(kind, null))
  const goOn = () => void (isArtifact ? loadMoreArtifacts() : loadMoreOwnAssets())
  const language = wishedLocale.value
  useEffect(() => {
    // Own assets are reloaded after each action on them, artifacts are not.
    if (isArtifact || readIn !== language) begin()
    readIn = language
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
