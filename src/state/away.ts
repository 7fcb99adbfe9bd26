import { signal } from '@preact/signals'
import type { Kept } from '../domain/away'
import { NO_WISHES, type Wishes } from '../domain/wishes'
import { loadable } from './loading'
import { ofSession } from './ofSession'

/** What happened, as it is shown: newest first, and whether older news were passed over. */
export type AwayNews = Pick<Kept, 'news' | 'isPart'>

/** How many news were found and not shown yet. */
export const awayCount = ofSession(signal(0))
/** The news that this visit has shown. */
export const awayNews = ofSession(loadable<AwayNews>())
/** What the player keeps an eye on, as this device has it. */
export const wishes = ofSession(signal<Wishes>(NO_WISHES))
