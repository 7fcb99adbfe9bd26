import { summonedHeroes } from '../../state/summons'
import { readAsset } from './readAsset'

/** Reads the heroes that are not known yet. One that cannot be read is asked for on the next visit. */
export async function loadSummonedHeroes(ids: readonly string[]): Promise<void> {
  const read = async (id: string) => {
    const hero = await readAsset('card', id)
    summonedHeroes.value = { ...summonedHeroes.value, [id]: hero }
  }
  await Promise.all(ids.filter((id) => !summonedHeroes.value[id]).map((id) => read(id).catch(Boolean)))
}
