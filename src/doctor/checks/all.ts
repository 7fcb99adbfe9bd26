import type { Check } from '../finding'
import { account } from './account'
import { api } from './api'
import { chain } from './chain'
import { clipboard } from './clipboard'
import { clock } from './clock'
import { code } from './code'
import { engine } from './engine'
import { gas } from './gas'
import { nodes } from './nodes'
import { storage } from './storage'
import { wallet } from './wallet'

/** In the order of the page: first what a player can fix. */
export const CHECKS: readonly Check[] = [
  wallet,
  chain,
  account,
  gas,
  engine,
  storage,
  api,
  nodes,
  clock,
  clipboard,
  code,
]
