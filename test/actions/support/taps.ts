import { activateAccount } from '../../../src/actions/activateAccount'
import { activateAsset } from '../../../src/actions/activateAsset'
import { buyAsset } from '../../../src/actions/buyAsset'
import { cancelSale } from '../../../src/actions/cancelSale'
import { changeAuctionPrice } from '../../../src/actions/changeAuctionPrice'
import { claimAsset } from '../../../src/actions/claimAsset'
import { collectPayout } from '../../../src/actions/collectPayout'
import { depositAsset } from '../../../src/actions/depositAsset'
import { hatchDragon } from '../../../src/actions/hatchDragon'
import { mintAsset } from '../../../src/actions/mintAsset'
import { placeBid } from '../../../src/actions/placeBid'
import { sellAsset } from '../../../src/actions/sellAsset'
import { startAuction } from '../../../src/actions/startAuction'
import { takeOffAuction } from '../../../src/actions/takeOffAuction'
import { topUp } from '../../../src/actions/topUp'
import { withdrawFromAuction } from '../../../src/actions/withdrawFromAuction'
import type { Asset } from '../../../src/domain/asset'
import type { MoneyKind } from '../../../src/domain/moneyKinds'
import { sampleAsset } from '../../domain/samples'
import { ALICE, BOB } from '../../support/fakeProvider'
import type { ChainState } from './chainState'

export const MDS = 10n ** 18n
export const MDV = 10n ** 8n

export interface Tap {
  kind: MoneyKind
  /** What the chain has to look like for it. */
  arrange?(state: ChainState): void
  tap(): Promise<void>
  /** The contract's function; none where the provider does it all. */
  effect: string | null
  /** What is approved before, as `coin owner spender` with its amount, or a token. */
  allowed?: [string, bigint]
  confirmedBy: string
}

const lot = (state: ChainState, holder: string, code: number): void => {
  state.lots.set('card 7', { holder, price: 100n * MDS, state: code, trades: 0 })
}

/** An asset in the 111 protocol. */
export const auctioned = (changes: Partial<Asset> = {}): Asset =>
  sampleAsset({ place: 'contract', market: 'auction', price: 100n * MDS, ...changes })

/** Every money action as a player starts it. */
export const TAPS: readonly Tap[] = [
  {
    kind: 'sell',
    tap: () => sellAsset(sampleAsset(), 100n * MDS),
    effect: 'sell',
    confirmedBy: '/api/card/sellback/hero-1',
  },
  {
    kind: 'cancel',
    arrange: (state) => state.listings.set('card 7', 100n * MDS),
    tap: () => cancelSale(sampleAsset({ market: 'sale', price: 100n * MDS })),
    effect: 'cancel',
    confirmedBy: '/api/card/cancelback/hero-1',
  },
  {
    kind: 'buy',
    arrange: (state) => {
      state.owners.set('card 7', BOB)
      state.listings.set('card 7', 100n * MDS)
    },
    tap: () => buyAsset(sampleAsset({ ownerId: 'bob', market: 'sale', price: 100n * MDS })),
    effect: 'buy',
    allowed: ['MDS card', 100n * MDS],
    confirmedBy: '/api/card/buyback/hero-1',
  },
  {
    kind: 'deposit',
    tap: () => depositAsset(sampleAsset()),
    effect: 'deposit',
    confirmedBy: '/api/card/deposit',
  },
  {
    kind: 'claim',
    tap: () => claimAsset(sampleAsset({ place: 'game', tokenId: null })),
    effect: null,
    confirmedBy: '/api/card/claim',
  },
  {
    kind: 'mint',
    arrange: (state) => {
      state.mintPrices.coin = 70n * MDS
    },
    tap: () => mintAsset({ kind: 'pet', coin: 'MDS', price: 70n * MDS }),
    effect: 'mintWithCoin',
    allowed: ['MDS card', 70n * MDS],
    confirmedBy: '/api/mint/callback',
  },
  {
    kind: 'hatch',
    arrange: (state) => {
      state.mintPrices.native = 5n
    },
    tap: () => hatchDragon({ coin: 'BNB', price: 5n }),
    effect: 'mintWithNative',
    confirmedBy: '/api/add/mdragon',
  },
  {
    kind: 'auctionStart',
    tap: () => startAuction(sampleAsset(), 100n * MDS),
    effect: 'start',
    confirmedBy: '/api/user/refresh',
  },
  {
    kind: 'bid',
    arrange: (state) => lot(state, BOB, 1),
    tap: () => placeBid(auctioned({ ownerId: 'bob' }), 111n * MDS),
    effect: 'bid',
    allowed: ['MDS auction', 111n * MDS],
    confirmedBy: '/api/user/refresh',
  },
  {
    kind: 'priceChange',
    arrange: (state) => lot(state, ALICE, 2),
    tap: () => changeAuctionPrice(auctioned({ status: 'locked' }), 90n * MDS),
    effect: 'setPrice',
    confirmedBy: '/api/user/refresh',
  },
  {
    kind: 'takeOff',
    arrange: (state) => lot(state, ALICE, 1),
    tap: () => takeOffAuction(auctioned()),
    effect: 'takeOff',
    confirmedBy: '/api/user/refresh',
  },
  {
    kind: 'auctionWithdraw',
    arrange: (state) => lot(state, ALICE, 3),
    tap: () => withdrawFromAuction(auctioned({ market: null })),
    effect: 'withdraw',
    confirmedBy: '/api/user/refresh',
  },
  {
    kind: 'payout',
    arrange: (state) => state.owed.set(`card 7 ${ALICE}`, 3n * MDS),
    tap: () => collectPayout(auctioned({ ownerId: 'bob' })),
    effect: 'claimShare',
    confirmedBy: '/api/user/refresh',
  },
  {
    kind: 'activateAccount',
    tap: () => activateAccount(MDV),
    effect: 'activateAccount',
    allowed: ['MDV activation', MDV],
    confirmedBy: '/api/user/brp/active',
  },
  {
    kind: 'activateAsset',
    arrange: (state) => state.assetPrices.set('HFH', 3n * 10n ** 9n),
    tap: () => activateAsset(sampleAsset({ activated: false }), { coin: 'HFH', price: 3n * 10n ** 9n }),
    effect: 'activateAsset',
    allowed: ['HFH activation', 3n * 10n ** 9n],
    confirmedBy: '/api/user/bgg/active/hero-1',
  },
  {
    kind: 'topUp',
    tap: () => topUp('USDT', 25_000_000n),
    effect: 'pay',
    allowed: ['USDT activation', 25_000_000n],
    confirmedBy: '/api/user/bgg/charge',
  },
]

/** The tap of a kind. */
export function tapOf(kind: MoneyKind): Tap {
  const found = TAPS.find((tap) => tap.kind === kind)
  if (!found) throw new Error(`no tap for ${kind}`)
  return found
}
