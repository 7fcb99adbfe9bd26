import type { AssetEvent } from '../domain/assetEvents'
import { loadable, type Pages } from './loading'

/** What happened with the asset whose activity was opened last, newest first. */
export const assetEvents = loadable<Pages<AssetEvent>>()
