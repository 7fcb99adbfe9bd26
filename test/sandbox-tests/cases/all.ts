import type { Cases } from '../support/walk'
import { authCases } from './auth'
import { coinCases } from './coin'
import { marketCases } from './market'
import { userCases } from './user'

/** The good and the bad answer of every call, by the name of its function. */
export const CASES: Cases = { ...authCases, ...userCases, ...marketCases, ...coinCases }
