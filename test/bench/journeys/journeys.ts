import type { AssetWire } from '../../../src/api/asset'
import type { End, Sign } from './watchPage'

/** What is arranged before a journey: somebody else's offer, whose page it starts on. */
export type Gift = Pick<AssetWire, 'kind' | 'place'> & { price: string }

export interface Journey {
  /** As a row of the report says it. */
  title: string
  /** Where it starts; `{id}` is the gift's. */
  path: string
  /** Whether Alice is logged in; otherwise it is a visitor's. */
  isPlayer?: boolean
  gift?: Gift
  /** Tapped before the page and its network are quiet and the count begins. */
  before?: Sign[]
  /** What the player taps. */
  tap?: Sign
  /**
   * `start`: counted from the address; the tap comes as soon as its control is seen. `tap`: counted from the tap, on a
   * page that is quiet.
   */
  from: 'start' | 'tap'
  /** What can be done then. */
  end: End
}

const button = (text: string): Sign => ({ css: 'button', text })
const offer: Sign = { css: 'main a[href*="Detail"], main a[href*="/gun/"]' }
const pictures = (count: number): Sign => ({ css: 'main img', count })
const WITHOUT_WAIT = 'main[aria-busy=true], main [aria-busy=true]'
const detail: Sign = { css: 'main img', without: WITHOUT_WAIT, path: 'Detail|^/gun/' }
const heroForSale: Gift = { kind: 'hero', place: 'wallet', price: '5' }
const sheet = '[role=dialog] button'

/** What a player waits for. */
export const JOURNEYS = {
  'login-wallet': {
    title: 'login, tap “Log in with wallet” → the wallet is asked',
    path: '/login',
    tap: button('wallet'),
    from: 'start',
    end: { asked: 'eth_requestAccounts' },
  },
  'login-form': {
    title: 'login, tap “Log in with mobile” → a password can be typed',
    path: '/login',
    tap: button('with mobile'),
    from: 'start',
    end: { css: 'input[type=password]' },
  },
  'login-guide': {
    title: 'login, tap “Show me” → the guide’s first step',
    path: '/login',
    tap: button('^show me$'),
    from: 'start',
    end: { css: 'main, [role=dialog]', text: 'step 1 of 5' },
  },
  'market-offers': {
    title: 'market → four offers with their pictures',
    path: '/marketplace',
    from: 'start',
    end: pictures(4),
  },
  'market-filter': {
    title: 'market, tap “Filter” → the filters',
    path: '/marketplace',
    tap: button('^filter$'),
    from: 'start',
    end: { css: '[role=dialog] select' },
  },
  'market-detail': {
    title: 'market, tap an offer → its page, from the tap',
    path: '/marketplace',
    isPlayer: true,
    tap: offer,
    from: 'tap',
    end: detail,
  },
  'market-hurry': {
    title: 'market, tap the first offer at once → its page',
    path: '/marketplace',
    isPlayer: true,
    tap: offer,
    from: 'start',
    end: detail,
  },
  account: {
    title: 'account → own assets with their pictures',
    path: '/accountAccount',
    isPlayer: true,
    from: 'start',
    end: pictures(4),
  },
  start: {
    title: 'the start page with a token → own assets with their pictures',
    path: '/',
    isPlayer: true,
    from: 'start',
    end: pictures(4),
  },
  coins: {
    title: 'coins → the balances',
    path: '/coins',
    isPlayer: true,
    from: 'start',
    end: { css: 'main', text: 'MDS[^]*\\d', without: WITHOUT_WAIT },
  },
  activity: {
    title: 'activity → its lines',
    path: '/activity',
    isPlayer: true,
    from: 'start',
    end: { css: 'main li', count: 4 },
  },
  legion: {
    title: 'legion → level, points and members',
    path: '/legion',
    isPlayer: true,
    from: 'start',
    end: { css: 'main', text: 'points[^]*\\d', without: WITHOUT_WAIT },
  },
  shares: {
    title: 'shares → the invitation and who accepted it',
    path: '/shares',
    isPlayer: true,
    from: 'start',
    end: { css: 'main', text: 'invit[^]*\\d', without: WITHOUT_WAIT },
  },
  'buy-sheet': {
    title: 'an asset’s page, tap “Buy” → the sheet, from the tap',
    path: '/cardDetail?id={id}',
    isPlayer: true,
    gift: heroForSale,
    tap: { css: 'main button', text: '^buy$' },
    from: 'tap',
    end: { css: sheet, text: '^buy for' },
  },
  'buy-wallet': {
    title: 'the sheet, tap “Buy for” → the wallet is asked, from the tap',
    path: '/cardDetail?id={id}',
    isPlayer: true,
    gift: heroForSale,
    before: [{ css: 'main button', text: '^buy$' }],
    tap: { css: sheet, text: '^buy for' },
    from: 'tap',
    end: { asked: 'eth_sendTransaction' },
  },
} as const satisfies Record<string, Journey>

export type JourneyName = keyof typeof JOURNEYS
