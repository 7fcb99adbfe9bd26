import { wireAsset } from '../../actions/support/fakeApi'
import { newUserWire } from '../../screens/support/userWire'
import { ALICE } from '../../support/fakeProvider'

const DAY_S = 86_400
/** The provider's clock does not move with the player's. */
const NOW_S = 1_800_000_000
const HEADERS = { date: new Date(NOW_S * 1000).toUTCString() }

/** Paths of the actions that the provider carries out without the chain. */
export const GAME_PATHS = {
  withdrawMds: '/api/user/withdraw',
  withdrawMdv: '/api/user/withdraw2',
  withdrawOther: '/api/user/bgg/withdraw',
  summon: '/api/user/summon',
  redeem: '/api/receive/mds',
  collect: '/api/message/collect',
} as const

/**
 * What the game keeps of a player, and its ledger: an action takes effect once a key, and only if the rules allow it
 * (spec 4, 5: one withdrawal in 24 hours, points once in 7 days, a ticket a summon).
 */
export class GameBook {
  /** The keys of what took effect, in order. */
  readonly ledger: string[] = []
  private readonly answers = new Map<string, unknown>()
  private tickets = 1
  private points = '5'
  private rewards = 2
  private nextWithdrawAt = 0
  private redeemableAt = 0

  fetch = async (input: unknown, init: RequestInit = {}): Promise<Response> => {
    const path = String(input).split('?')[0] ?? ''
    const key = new Headers(init.headers).get('idempotency-key') ?? ''
    const data = init.method === 'POST' ? this.write(path, key) : this.read(path)
    const reply = data === undefined ? { code: 1999, msg: 'not now', data: null } : { code: 200, data }
    return Response.json(reply, { headers: HEADERS })
  }

  private read(path: string): unknown {
    if (path === '/api/user/info')
      return newUserWire({
        userid: 'alice',
        address: ALICE,
        current_server_id: 's1',
        coins: { MDS: '1000', MDV: '1000', USDT: '1000' },
        summon_tickets: this.tickets,
      })
    if (path === '/api/level/fee')
      return {
        sale_fee_bps: 100,
        withdraw: ['MDS', 'MDV', 'USDT'].map((coin) => ({ coin, minimum: '1', fee: '0' })),
        deposit: [],
        account_activation: '1',
        asset_activation: [],
        mint: [],
        next_withdraw_at: this.nextWithdrawAt,
      }
    const members = { items: [], next: null }
    if (path === '/api/user/team')
      return {
        ...members,
        level: 1,
        points: this.points,
        received_mds: '0',
        challenge_levels: 0,
        direct_braves: 0,
        direct_knights: 0,
        redeemable_at: this.redeemableAt,
      }
    if (path === '/api/user/invite_list') return { ...members, invited: 0, activated: 0, tickets: this.rewards }
    return members
  }

  /** undefined: refused by a rule, without an effect. */
  private write(path: string, key: string): unknown {
    if (this.answers.has(key)) return this.answers.get(key)
    const answer = this.act(path)
    if (answer === undefined) return undefined
    this.ledger.push(key)
    this.answers.set(key, answer)
    return answer
  }

  private act(path: string): unknown {
    if (path.includes('withdraw')) {
      if (NOW_S < this.nextWithdrawAt) return undefined
      this.nextWithdrawAt = NOW_S + DAY_S
      return { id: 'w1', coin: 'MDS', amount: '5', fee: '0', state: 'submitted', time: NOW_S }
    }
    if (path === GAME_PATHS.summon) {
      if (this.tickets === 0) return undefined
      this.tickets--
      return { items: [wireAsset()], tickets: this.tickets }
    }
    if (path === GAME_PATHS.redeem) {
      if (this.points === '0') return undefined
      this.points = '0'
      this.redeemableAt = NOW_S + 7 * DAY_S
      return { id: 'r1', amount: '5', time: NOW_S, redeemable_at: this.redeemableAt }
    }
    if (path !== GAME_PATHS.collect || this.rewards === 0) return undefined
    this.rewards = 0
    return { tickets: 2, coins: {} }
  }
}
