import { beginActivateAccount } from '../../../src/actions/money/taps/beginActivateAccount'
import { beginActivateAsset } from '../../../src/actions/money/taps/beginActivateAsset'
import { beginAuctionStart } from '../../../src/actions/money/taps/beginAuctionStart'
import { beginAuctionWithdraw } from '../../../src/actions/money/taps/beginAuctionWithdraw'
import { beginBid } from '../../../src/actions/money/taps/beginBid'
import { beginBuy } from '../../../src/actions/money/taps/beginBuy'
import { beginCancel } from '../../../src/actions/money/taps/beginCancel'
import { beginClaim } from '../../../src/actions/money/taps/beginClaim'
import { beginDeposit } from '../../../src/actions/money/taps/beginDeposit'
import { beginHatch } from '../../../src/actions/money/taps/beginHatch'
import { beginMint } from '../../../src/actions/money/taps/beginMint'
import { beginPayout } from '../../../src/actions/money/taps/beginPayout'
import { beginPriceChange } from '../../../src/actions/money/taps/beginPriceChange'
import { beginSell } from '../../../src/actions/money/taps/beginSell'
import { beginTakeOff } from '../../../src/actions/money/taps/beginTakeOff'
import { beginTopUp } from '../../../src/actions/money/taps/beginTopUp'
import type { Asset } from '../../../src/domain/asset'
import type { MoneyKind } from '../../../src/domain/moneyKinds'
import { nextPayment, type Payment, type Waiting } from '../../../src/domain/waiting'
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

const CARD_7 = { collection: 'card', tokenId: 7n, asset: { id: 'hero-1', name: 'Ancestor', tokenId: 7n } } as const

/** What a review has shown of what waits. */
export const paymentOf = (found: Partial<Waiting>): Payment => nextPayment({ shares: [], credit: 0n, ...found })

/** Every money action as a player starts it. */
export const TAPS: readonly Tap[] = [
  {
    kind: 'sell',
    tap: () => beginSell(sampleAsset(), 100n * MDS),
    effect: 'sell',
    confirmedBy: '/api/card/sellback/hero-1',
  },
  {
    kind: 'cancel',
    arrange: (state) => state.listings.set('card 7', 100n * MDS),
    tap: () => beginCancel(sampleAsset({ market: 'sale', price: 100n * MDS })),
    effect: 'cancel',
    confirmedBy: '/api/card/cancelback/hero-1',
  },
  {
    kind: 'buy',
    arrange: (state) => {
      state.owners.set('card 7', BOB)
      state.listings.set('card 7', 100n * MDS)
    },
    tap: () => beginBuy(sampleAsset({ ownerId: 'bob', market: 'sale', price: 100n * MDS })),
    effect: 'buy',
    allowed: ['MDS card', 100n * MDS],
    confirmedBy: '/api/card/buyback/hero-1',
  },
  {
    kind: 'deposit',
    tap: () => beginDeposit(sampleAsset()),
    effect: 'deposit',
    confirmedBy: '/api/card/deposit',
  },
  {
    kind: 'claim',
    tap: () => beginClaim(sampleAsset({ place: 'game', tokenId: null })),
    effect: null,
    confirmedBy: '/api/card/claim',
  },
  {
    kind: 'mint',
    arrange: (state) => {
      state.mintPrices.coin = 70n * MDS
    },
    tap: () => beginMint({ kind: 'pet', coin: 'MDS', price: 70n * MDS }),
    effect: 'mintWithCoin',
    allowed: ['MDS card', 70n * MDS],
    confirmedBy: '/api/mint/callback',
  },
  {
    kind: 'hatch',
    arrange: (state) => {
      state.mintPrices.native = 5n
    },
    tap: () => beginHatch({ coin: 'BNB', price: 5n }),
    effect: 'mintWithNative',
    confirmedBy: '/api/add/mdragon',
  },
  {
    kind: 'auctionStart',
    tap: () => beginAuctionStart(sampleAsset(), 100n * MDS),
    effect: 'start',
    confirmedBy: '/api/user/refresh',
  },
  {
    kind: 'bid',
    arrange: (state) => lot(state, BOB, 1),
    tap: () => beginBid(auctioned({ ownerId: 'bob' }), 111n * MDS),
    effect: 'bid',
    allowed: ['MDS auction', 111n * MDS],
    confirmedBy: '/api/user/refresh',
  },
  {
    kind: 'priceChange',
    arrange: (state) => lot(state, ALICE, 2),
    tap: () => beginPriceChange(auctioned({ status: 'locked' }), 90n * MDS),
    effect: 'setPrice',
    confirmedBy: '/api/user/refresh',
  },
  {
    kind: 'takeOff',
    arrange: (state) => lot(state, ALICE, 1),
    tap: () => beginTakeOff(auctioned()),
    effect: 'takeOff',
    confirmedBy: '/api/user/refresh',
  },
  {
    kind: 'auctionWithdraw',
    arrange: (state) => lot(state, ALICE, 3),
    tap: () => beginAuctionWithdraw(auctioned({ market: null })),
    effect: 'withdraw',
    confirmedBy: '/api/user/refresh',
  },
  {
    kind: 'payout',
    arrange: (state) => state.owed.set(`card 7 ${ALICE}`, 3n * MDS),
    tap: () => beginPayout(paymentOf({ shares: [{ ...CARD_7, units: 3n * MDS }] })),
    effect: 'collect',
    confirmedBy: '/api/user/refresh',
  },
  {
    kind: 'activateAccount',
    tap: () => beginActivateAccount(MDV),
    effect: 'activateAccount',
    allowed: ['MDV activation', MDV],
    confirmedBy: '/api/user/brp/active',
  },
  {
    kind: 'activateAsset',
    arrange: (state) => state.assetPrices.set('HFH', 3n * 10n ** 9n),
    tap: () => beginActivateAsset(sampleAsset({ activated: false }), { coin: 'HFH', price: 3n * 10n ** 9n }),
    effect: 'activateAsset',
    allowed: ['HFH activation', 3n * 10n ** 9n],
    confirmedBy: '/api/user/bgg/active/hero-1',
  },
  {
    kind: 'topUp',
    tap: () => beginTopUp('USDT', 25_000_000n),
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
