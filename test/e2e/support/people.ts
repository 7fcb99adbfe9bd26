import { accountAt } from '../../sandbox/chain/accounts'
import { PEOPLE, type PersonName } from '../../sandbox/people'

export function personNamed(name: PersonName) {
  const person = PEOPLE.find((other) => other.name === name)
  if (!person) throw new Error(`nobody is called ${name}`)
  return person
}

/** With its checksum, as the chain's tools return it. */
export const accountOf = (name: PersonName) => accountAt(personNamed(name).index).address
