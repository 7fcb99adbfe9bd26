import { toAsset } from '../../api/asset'
import { summonHeroes } from '../../api/mint'
import type { Asset } from '../../domain/asset'
import { NEEDS, unmetConditions } from '../../domain/conditions'
import { AppError, toAppError } from '../../errors'
import { user } from '../../state/session'
import { playerFacts } from '../../state/standing'
import { summonedHeroes } from '../../state/summons'
import { changeUser } from '../account/changeUser'
import { isKept, isUncertain, withKeptKey } from '../calls/keptKey'
import { api } from '../calls/services'
import { loadSummons } from '../load/loadSummons'
import { refreshUser } from '../load/refreshUser'

/** `unknown`: the answer got lost; a retry returns the same summon. */
export type SummonOutcome = { is: 'summoned'; hero: Asset } | { is: 'unknown' } | { is: 'refused'; error: AppError }

const nameOf = (userid: string | undefined): string => `summon ${userid}`

/** Whether a summon was sent whose answer got lost. */
export const isSummonLost = (): Promise<boolean> => isKept(nameOf(user.value?.userid))

/** @throws {AppError} the first rule that is broken */
async function assertSummonable(): Promise<void> {
  const [unmet] = unmetConditions(NEEDS.playGame, playerFacts.value)
  if (unmet) throw new AppError(unmet)
  if (!user.value?.summonTickets && !(await isSummonLost())) throw new AppError('quantityZero')
}

/** @throws {AppError} badAnswer without a hero in the answer */
async function spendTicket(key: string): Promise<{ hero: Asset; tickets: number }> {
  const { items, tickets } = await summonHeroes(api, { tickets: 1 }, { key })
  const [hero] = items
  if (!hero) throw new AppError('badAnswer', { at: 'items' })
  return { hero: toAsset(hero), tickets }
}

/** Spends one high-level ticket on a hero; only one, however often it is sent after a lost answer. Never throws. */
export async function summonHero(): Promise<SummonOutcome> {
  try {
    await assertSummonable()
    const { hero, tickets } = await withKeptKey(nameOf(user.value?.userid), spendTicket)
    changeUser({ summonTickets: tickets })
    // The history need not read it again.
    summonedHeroes.value = { ...summonedHeroes.value, [hero.id]: hero }
    return { is: 'summoned', hero }
  } catch (cause) {
    const error = toAppError(cause)
    return isUncertain(error) ? { is: 'unknown' } : { is: 'refused', error }
  } finally {
    void refreshUser()
    void loadSummons()
  }
}
