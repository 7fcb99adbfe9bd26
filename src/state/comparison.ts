import { signal } from '@preact/signals'
import type { Asset, AssetDetail } from '../domain/asset'
import { loadable } from './loading'
import { ofSession } from './ofSession'

/** The asset that the player wants to compare with another; null: none was chosen. */
export const heldForComparison = ofSession(signal<Pick<Asset, 'id' | 'name'> | null>(null))
/** Whether the player is choosing the first of two in a list. */
export const isChoosingFirst = ofSession(signal(false))
/** Two assets side by side. */
export const comparison = ofSession(loadable<readonly [AssetDetail, AssetDetail]>())
