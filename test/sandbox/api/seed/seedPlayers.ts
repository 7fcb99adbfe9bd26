import type { Address } from 'viem'
import { coinToUnits } from '../../../../src/api/amounts'
import type { Coin } from '../../../../src/domain/coin'
import { accountOf, PEOPLE, type Person } from '../../people'
import type { Tx } from '../db/database'
import { hashPassword } from '../rules/password'
import { moveCoins } from '../store/coins'
import { addPlayer, type PlayerRow } from '../store/players'
import { createRandom } from './random'

const TRADER_NAMES = [
  'Mira',
  'Tomas',
  'Yuki',
  'Rahmat',
  'Ines',
  'Kofi',
  'Lena',
  'Wei',
  'Omar',
  'Putri',
  'Sven',
  'Ada',
  'Noor',
  'Hugo',
] as const
const SYLLABLES = ['ka', 'lo', 'mi', 'ran', 'tes', 'vy', 'dor', 'an', 'shi', 'ro', 'bel', 'nu'] as const
/** Players without a wallet, for long lists and the month's ranking. */
const MEMBERS = 120
const ALICE_LEVEL = 3
const BOB_LEVEL = 2

export interface SeedPasswords {
  login: Map<string, string>
  fund: Map<string, string>
}

/** The people's passwords, hashed; slow on purpose, so this starts while the chain works. */
export async function hashPasswords(): Promise<SeedPasswords> {
  const hashAll = async (pick: (person: Person) => string | null): Promise<Map<string, string>> => {
    const entries = PEOPLE.map(async (person) => [person.name, await hashPassword(pick(person) ?? '')] as const)
    return new Map(await Promise.all(entries))
  }
  const [login, fund] = await Promise.all([
    hashAll(({ password }) => password),
    hashAll(({ fundPassword }) => fundPassword),
  ])
  return { login, fund }
}

/** The people and the traders, in the order of the plan; resolves to their rows. */
export async function seedPlayers(
  tx: Tx,
  traders: readonly Address[],
  passwords: SeedPasswords,
  now: number,
): Promise<PlayerRow[]> {
  const rows: PlayerRow[] = []
  const idOf = new Map<string, string>()
  for (const person of PEOPLE) {
    if (!person.isRegistered) continue
    const inviterId = person.inviter === null ? null : (idOf.get(person.inviter) ?? null)
    const row = await addPerson(tx, person, inviterId, passwords, now)
    idOf.set(person.name, row.id)
    rows.push(row)
  }
  for (const [index, address] of traders.entries()) {
    const inviterId = idOf.get(index < 10 ? 'alice' : 'bob') ?? null
    const nickname = TRADER_NAMES[index] ?? `Trader${index}`
    const row = await addPlayer(tx, { address, nickname, inviterId, now: now - 40 * 86_400 + index * 86_400 })
    await tx.update('players', { id: row.id }, { level: index < 7 ? 2 : 1, challenge_levels: index < 7 ? 30 : index })
    rows.push(row)
  }
  await seedMembers(tx, idOf.get('alice') ?? '', now)
  return rows
}

async function addPerson(
  tx: Tx,
  person: Person,
  inviterId: string | null,
  passwords: SeedPasswords,
  now: number,
): Promise<PlayerRow> {
  const { address } = accountOf(person)
  const row = await addPlayer(tx, {
    address,
    nickname: person.nickname,
    inviterId,
    now: now - 60 * 86_400 + person.index * 86_400,
  })
  const level = person.name === 'alice' ? ALICE_LEVEL : person.name === 'bob' ? BOB_LEVEL : 1
  await tx.update(
    'players',
    { id: row.id },
    {
      area: person.mobile === null ? null : person.area,
      mobile: person.mobile,
      email: person.email,
      password: person.password === null ? null : (passwords.login.get(person.name) ?? null),
      fund_password: person.fundPassword === null ? null : (passwords.fund.get(person.name) ?? null),
      server_id: person.role === null ? '' : '1',
      level,
      challenge_levels: level > 1 ? 30 : 4,
      tickets: person.name === 'alice' ? 3 : person.name === 'bob' ? 1 : 0,
    },
  )
  if (person.role !== null) {
    await tx.insert('roles', { player_id: row.id, server_id: '1', name: person.role, level: 20 + person.index })
  }
  for (const [coin, amount] of Object.entries(person.game)) {
    const units = coinToUnits(amount, coin as Coin)
    await moveCoins(tx, { playerId: row.id, coin: coin as Coin, amount: units, reason: 'gift', now: now - 40 * 86_400 })
  }
  return row
}

async function seedMembers(tx: Tx, aliceId: string, now: number): Promise<void> {
  const random = createRandom('members')
  for (let index = 0; index < MEMBERS; index++) {
    const name = `${random.pick(SYLLABLES)}${random.pick(SYLLABLES)}`
    const nickname = `${name.charAt(0).toUpperCase()}${name.slice(1)}${100 + index}`
    const inviterId = index % 4 === 0 ? aliceId : null
    const joined = now - random.between(1, 50) * 86_400
    const row = await addPlayer(tx, { address: null, nickname, inviterId, now: joined })
    const isBrave = random.next() < 0.7
    await tx.update(
      'players',
      { id: row.id },
      { level: isBrave ? 2 : 1, challenge_levels: isBrave ? 30 : random.between(0, 29) },
    )
    if (random.next() < 0.5) await tx.update('players', { id: row.id }, { activated_at: joined + 3600 })
  }
}
