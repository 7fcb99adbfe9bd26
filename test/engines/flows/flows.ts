import type { Flow } from './flow'
import { passwordLogin, walletLogin } from './logins'
import { market } from './market'
import { assetPage, bid, purchase, sale, settings } from './trades'
import { wayOut } from './wayOut'

export const FLOWS: readonly Flow[] = [
  passwordLogin,
  walletLogin,
  market,
  assetPage,
  sale,
  purchase,
  bid,
  settings,
  wayOut,
]
