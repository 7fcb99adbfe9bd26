import { lazyPart } from '../lazyPart'

/** The scene around a sign, when it is there; what the sign is about does not wait for it. */
export const LateScene = lazyPart(() => import('./Scene'))
