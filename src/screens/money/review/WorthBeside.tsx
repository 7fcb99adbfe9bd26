import { lazyPart } from '../../../ui/lazyPart'
import type { WorthProps } from './worth/Worth'

/** What an asset is worth, beside its price: it is read after the review is there. A typed price waits for it, but not long. */
export const WorthBeside = lazyPart<WorthProps>(() => import('./worth/Worth'), ['worth'])
