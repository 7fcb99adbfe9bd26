import type { UserWire } from '../../../src/api/user'
import type { Coin } from '../../../src/domain/coin'
import type { EffectRow } from '../../sandbox/api/store/effects'
import type { WithdrawalRow } from '../../sandbox/api/store/withdrawals'
import type { FaultKind } from '../../sandbox/control/faults'
import type { PersonName } from '../../sandbox/people'
import { openStage, type Visit, type VisitOptions, visit } from './stage'

async function ask<T>(path: string, body?: object, token?: string): Promise<T> {
  const { world } = await openStage()
  const answer = await fetch(world.url + path, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
  return (await answer.json()) as T
}

const tokenOf = async (person: PersonName): Promise<string> =>
  (await ask<{ token: string }>('/sandbox/session', { userid: person })).token

interface Rule {
  kind: FaultKind
  method: 'GET' | 'POST'
  path: string
  times?: number
  status?: number
}

/** What the sandbox's staff and clock can do, and what the sandbox recorded. */
export const control = {
  give: (person: PersonName, coin: Coin, amount: string, place: 'wallet' | 'game') =>
    ask<void>('/sandbox/give/coins', { userid: person, coin, amount, place }),
  giveTickets: (person: PersonName, tickets: number) =>
    ask<void>('/sandbox/give/standing', { userid: person, tickets }),
  givePoints: (person: PersonName, points: string) => ask<void>('/sandbox/give/standing', { userid: person, points }),
  passTime: (seconds: number) => ask<void>('/sandbox/time', { seconds }),
  setOnline: (person: PersonName, on: boolean) => ask<void>('/sandbox/online', { userid: person, on }),
  break: (rule: Rule) => ask<{ id: number }>('/sandbox/faults', rule),
  /** Ends the fault of this id, or all. */
  mend: (id?: number) => ask<void>('/sandbox/faults/clear', { id }),
  /** Withdrawals nobody has reviewed yet. */
  waiting: () => ask<WithdrawalRow[]>('/sandbox/withdrawals?state=submitted'),
  async review(action: 'approve' | 'reject'): Promise<void> {
    const [first] = await control.waiting()
    if (!first) throw new Error('no withdrawal waits')
    await ask<void>('/sandbox/withdrawals', { id: first.id, action })
  },
  /** How often this kind of effect has happened to a player since the seed. */
  async count(person: PersonName, kind: EffectRow['kind']): Promise<number> {
    const { effects } = await ask<{ effects: EffectRow[] }>(`/sandbox/ledger?userid=${person}`)
    return effects.filter((effect) => effect.kind === kind).length
  },
  /** The player as the provider knows them. */
  async player(person: PersonName): Promise<UserWire> {
    return (await ask<{ data: UserWire }>('/api/user/info', undefined, await tokenOf(person))).data
  },
}

/** A visit by a player who has logged in before. */
export async function enter(person: PersonName, path: string, options?: VisitOptions): Promise<Visit> {
  const stay = await visit('/login', options)
  const token = await tokenOf(person)
  await stay.page.evaluate((kept) => localStorage.setItem('token', kept), token)
  await stay.page.goto(stay.url + path)
  return stay
}
