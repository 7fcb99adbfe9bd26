import type { Place } from '../../../../src/domain/asset'
import { ApiError, assertThat } from '../errors'
import { type AssetRow, REST_STATUSES } from '../store/assets'
import type { PlayerRow } from '../store/players'

/** @throws {ApiError} notYours */
export function assertOwner(asset: AssetRow, player: PlayerRow): void {
  assertThat(asset.owner_id === player.id, 'notYours')
}

/** Asserts that the owner can use the asset: it is in that place, with nothing under way. Spec 4, 5. */
export function assertAtDisposal(asset: AssetRow, player: PlayerRow, place: Place): void {
  assertOwner(asset, player)
  if (asset.place !== place) throw new ApiError(place === 'game' ? 'nftAway' : 'wrongPlace')
  if (asset.status === 3) throw new ApiError('confirming')
  assertThat(REST_STATUSES.includes(asset.status), 'nftLocked')
}
