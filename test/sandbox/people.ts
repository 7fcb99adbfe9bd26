import type { HDAccount } from 'viem/accounts'
import type { Coin } from '../../src/domain/coin'
import { accountAt } from './chain/accounts'

/** A player of the sandbox. Everything about them is public and worth nothing. */
export interface Person {
  name: PersonName
  /** Index of their account under the sandbox's mnemonic. */
  index: number
  nickname: string
  area: string
  mobile: string | null
  email: string | null
  password: string | null
  fundPassword: string | null
  isActivated: boolean
  /** Whether the provider knows them before they log in. */
  isRegistered: boolean
  /** Who invited them. */
  inviter: PersonName | null
  /** Their role's name on server 1; null: none yet. */
  role: string | null
  /** Coins in the wallet, in whole coins. */
  wallet: Partial<Record<Coin, string>>
  /** Coins in the game, in whole coins. */
  game: Partial<Record<Exclude<Coin, 'BNB'>, string>>
}

export type PersonName = 'alice' | 'bob' | 'carol' | 'dave' | 'erin'

const RICH = { BNB: '1000', MDS: '500000', MDV: '500', HFH: '5000', ENFT: '5000', USDT: '20000' } as const
const MODEST = { BNB: '10', MDS: '2000', MDV: '10', HFH: '100', ENFT: '100', USDT: '500' } as const

/**
 * alice and bob have all they need; carol has no fund password and no role; dave has no mobile number and little of
 * anything; erin has never logged in.
 */
export const PEOPLE: readonly Person[] = [
  {
    name: 'alice',
    index: 4,
    nickname: 'Alice',
    area: '886',
    mobile: '912345678',
    email: 'alice@example.com',
    password: 'alice-pass-1',
    fundPassword: 'alice-fund-1',
    isActivated: true,
    isRegistered: true,
    inviter: null,
    role: 'Aurelia',
    wallet: RICH,
    game: { MDS: '3000', MDV: '50', HFH: '400', ENFT: '400', USDT: '900' },
  },
  {
    name: 'bob',
    index: 5,
    nickname: 'Bob',
    area: '62',
    mobile: '81234567890',
    email: null,
    password: 'bob-pass-1',
    fundPassword: 'bob-fund-1',
    isActivated: true,
    isRegistered: true,
    inviter: 'alice',
    role: 'Borealis',
    wallet: RICH,
    game: { MDS: '1500', MDV: '20', HFH: '200', ENFT: '200', USDT: '300' },
  },
  {
    name: 'carol',
    index: 6,
    nickname: 'Carol',
    area: '65',
    mobile: '81234567',
    email: null,
    password: 'carol-pass-1',
    fundPassword: null,
    isActivated: true,
    isRegistered: true,
    inviter: 'alice',
    role: null,
    wallet: MODEST,
    game: { MDS: '120' },
  },
  {
    name: 'dave',
    index: 7,
    nickname: 'Dave',
    area: '44',
    mobile: null,
    email: 'dave@example.com',
    password: 'dave-pass-1',
    fundPassword: null,
    isActivated: false,
    isRegistered: true,
    inviter: 'bob',
    role: null,
    wallet: { BNB: '1', MDS: '15', MDV: '1.5' },
    game: {},
  },
  {
    name: 'erin',
    index: 8,
    nickname: 'Erin',
    area: '886',
    mobile: null,
    email: null,
    password: null,
    fundPassword: null,
    isActivated: false,
    isRegistered: false,
    inviter: null,
    role: null,
    wallet: MODEST,
    game: {},
  },
]

/** First account index after the people's; the seed gives these accounts to further players. */
export const FIRST_EXTRA_INDEX = 9

/** @throws for a name that nobody has */
export function personNamed(name: PersonName): Person {
  const person = PEOPLE.find((candidate) => candidate.name === name)
  if (!person) throw new Error(`there is nobody called ${name}`)
  return person
}

const accounts = new Map<number, HDAccount>()

/** The person's wallet account; derived once, because that takes a while. */
export function accountOf({ index }: Pick<Person, 'index'>): HDAccount {
  const account = accounts.get(index) ?? accountAt(index)
  accounts.set(index, account)
  return account
}
