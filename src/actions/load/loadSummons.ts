import { summons } from '../../state/summons'
import { load } from './load'
import { readActivities } from './readActivities'

/** Type code of a summon in the activity feed. */
const SUMMON = 20

/** Reads what the player summoned last. */
export async function loadSummons(): Promise<void> {
  await load(summons, (signal) => readActivities([SUMMON], signal))
}
