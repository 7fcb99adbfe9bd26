import { PERSONA_NAMES, type PersonaName, quirksOf } from '../personas'
import { type QuirkChanges, type Quirks, withChanges } from '../quirks'
import { baked } from './baked'

const PREFIX = 'demo-wallet:'
// Taken before a persona can break them for the page.
const { getItem, setItem, removeItem } = Storage.prototype

/** The wallet's storage in this browser. It stands for the phone's, so it survives every reload of the page. */
export const read = (name: string): string | null => getItem.call(localStorage, PREFIX + name)

/** Writes a setting; null forgets it. */
export function write(name: string, value: string | null): void {
  if (value === null) removeItem.call(localStorage, PREFIX + name)
  else setItem.call(localStorage, PREFIX + name, value)
}

/** Whether the key belongs to the wallet, not to the page. */
export const isOwnKey = (key: string): boolean => key.startsWith(PREFIX)

/** The account's address for a name or an address, with its checksum; null for a stranger. */
export function findPerson(nameOrAddress: string): string | null {
  const wanted = nameOrAddress.toLowerCase()
  const isWanted = (text: string) => text.toLowerCase() === wanted
  return baked.people.find(({ name, address }) => isWanted(name) || isWanted(address))?.address ?? null
}

export const account = (): string => findPerson(read('account') ?? '') ?? baked.people[0]?.address ?? ''

export const chainId = (): number => Number(read('chain') ?? baked.chainId)

export const isLinked = (): boolean => read('linked') === '1'

export const isAutomatic = (): boolean => read('auto') === '1'

/** Whether the demo wallet was requested by name; it is then used although another wallet is around the page. */
export const isForced = (): boolean => read('forced') === '1'

export function persona(): PersonaName {
  const name = read('persona') as PersonaName
  return PERSONA_NAMES.includes(name) ? name : 'perfect'
}

/** The persona's quirks, with single ones changed by a test. */
export function quirks(): Quirks {
  const changes = JSON.parse(read('quirks') ?? '{}') as QuirkChanges
  return withChanges(quirksOf(persona()), changes)
}

/**
 * `?wallet=okx&walletAccount=bob&walletAuto=1` sets the wallet up by a link; `?wallet=` makes way for a real one again.
 */
export function takePresets(query: string): void {
  const values = new URLSearchParams(query)
  const take = (parameter: string, setting: string) => {
    const value = values.get(parameter)
    if (value !== null) write(setting, value)
  }
  take('wallet', 'persona')
  const name = values.get('wallet')
  if (name !== null) write('forced', name ? '1' : null)
  take('walletAccount', 'account')
  take('walletChain', 'chain')
  take('walletAuto', 'auto')
}
