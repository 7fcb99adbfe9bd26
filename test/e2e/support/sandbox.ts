import type { ActivityWire } from '../../../src/api/activity'
import type { AssetWire } from '../../../src/api/asset'
import type { StatusCode } from '../../../src/domain/asset'
import type { PersonName } from '../../sandbox/people'
import { openStage } from './stage'

async function call<T>(method: 'GET' | 'POST', path: string, body?: object, token?: string): Promise<T> {
  const { world } = await openStage()
  const answer = await fetch(world.url + path, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const reply = (await answer.json()) as { error?: string; code?: number; msg?: string; data?: T }
  // The provider's answers have an envelope, those of the controls do not.
  const { error, code = 200, msg } = reply
  if (!answer.ok || error || code !== 200) throw new Error(`${path}: ${error ?? msg}`)
  return (path.startsWith('/api/') ? reply.data : reply) as T
}

interface Gift {
  kind: AssetWire['kind']
  place: AssetWire['place']
  price?: string
}

/** Arranges the sandbox behind the page's back, and reads its state. */
export const sandbox = {
  /** Resets the sandbox to the seed. */
  reset: () => call<void>('POST', '/sandbox/reset', {}),
  async give(person: PersonName, gift: Gift): Promise<AssetWire & { token_id: string }> {
    const asset = await call<AssetWire>('POST', '/sandbox/give', { userid: person, ...gift })
    return { ...asset, token_id: asset.token_id ?? '' }
  },
  /** Sets what the provider believes about an asset, off every market unless it is still `offered`. */
  believe: (id: string, status: StatusCode, offered = false) =>
    call<AssetWire>('POST', '/sandbox/asset', { id, status, offered }),
  /** Makes the player enter or leave the game. */
  setOnline: (person: PersonName, on: boolean) => call<void>('POST', '/sandbox/online', { userid: person, on }),
  /** Lets the holder end an auction outside the page. */
  takeOff: (id: string) => call<void>('POST', '/sandbox/asset/off', { id }),
  /** A new session of the player's. */
  async tokenOf(person: PersonName): Promise<string> {
    return (await call<{ token: string }>('POST', '/sandbox/session', { userid: person })).token
  },
  /** A player's newest activity records, as the provider gives them. */
  async activities(person: PersonName): Promise<ActivityWire[]> {
    const token = await sandbox.tokenOf(person)
    return (await call<{ items: ActivityWire[] }>('GET', '/api/user/activities', undefined, token)).items
  },
  /** All of a player's activity records, as the provider gives them. */
  async allActivities(person: PersonName): Promise<ActivityWire[]> {
    const token = await sandbox.tokenOf(person)
    const all: ActivityWire[] = []
    for (let query = ''; ; ) {
      const path = `/api/user/activities${query}`
      const { items, next } = await call<{ items: ActivityWire[]; next: string | null }>('GET', path, undefined, token)
      all.push(...items)
      if (next === null) return all
      query = `?cursor=${encodeURIComponent(next)}`
    }
  },
  /** Lists where the provider's database and the chain disagree. */
  check: () => call<{ differences: unknown[] }>('GET', '/sandbox/check'),
}
