import type { Tx } from '../api/db/database'
import { assertThat } from '../api/errors'
import { findPlayer, findPlayerByAddress, type PlayerRow } from '../api/store/players'
import { accountOf, PEOPLE } from '../people'

/** A player by the name of a person, by id, or by wallet address. */
export async function findPerson(tx: Tx, name: string): Promise<PlayerRow> {
  const person = PEOPLE.find((candidate) => candidate.name === name.toLowerCase())
  const address = person ? accountOf(person).address : name
  const player = address.startsWith('0x') ? await findPlayerByAddress(tx, address) : await findPlayer(tx, name)
  assertThat(player, 'notFound')
  return player
}
