import type { HeroOffer } from '../domain/firstHero'
import { loadable } from './loading'
import { ofSession } from './ofSession'

/** The hero that a new player can begin with; `offer` is null where the market has none. */
export const firstHero = ofSession(loadable<{ offer: HeroOffer | null }>())
