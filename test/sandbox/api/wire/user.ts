import type { UserWire } from '../../../../src/api/user'
import { COINS } from '../../../../src/domain/coin'
import type { Tx } from '../db/database'
import { findBalance } from '../store/coins'
import { findPlayer, type PlayerRow } from '../store/players'
import { toWhole } from './asset'

export interface CoinsWire {
  coins: Record<string, string>
  frozen_coins: Record<string, string>
}

/** A player's balances in the game, which never holds BNB. */
export async function toCoinsWire(tx: Tx, playerId: string): Promise<CoinsWire> {
  const wire: CoinsWire = { coins: {}, frozen_coins: {} }
  for (const coin of COINS) {
    if (coin === 'BNB') continue
    const { amount, frozen } = await findBalance(tx, playerId, coin)
    wire.coins[coin] = toWhole(amount, coin)
    wire.frozen_coins[coin] = toWhole(frozen, coin)
  }
  return wire
}

interface Counts {
  heroes: number
  equipment: number
  artifacts: number
  stones: number
}

const COUNTS = `SELECT
  COALESCE(SUM(kind = 'hero'), 0) AS heroes,
  COALESCE(SUM(kind = 'equip'), 0) AS equipment,
  COALESCE(SUM(kind = 'equip' AND activated = 1), 0) AS artifacts,
  COALESCE(SUM(kind = 'lingshi'), 0) AS stones
  FROM assets WHERE owner_id = ?`

/** A player as the info call returns it. Magic equipment counts once it is activated. */
export async function toUserWire(
  tx: Tx,
  player: PlayerRow,
  { serverId, origin }: { serverId: string | null; origin: string },
): Promise<UserWire> {
  const counts = await tx.one<Counts>(COUNTS, [player.id])
  const inviter = player.inviter_id === null ? null : await findPlayer(tx, player.inviter_id)
  const share = new URL('/login', origin)
  share.searchParams.set('invite_code', player.invite_code)
  return {
    userid: player.id,
    address: player.address ?? '',
    email: player.email ?? '',
    mobile: player.mobile === null ? '' : `+${player.area} ${player.mobile}`,
    nickname: player.nickname,
    token: null,
    ...(await toCoinsWire(tx, player.id)),
    hero_nums: counts?.heroes ?? 0,
    equipment_nums: counts?.equipment ?? 0,
    magic_equipment_nums: counts?.artifacts ?? 0,
    stone_nums: counts?.stones ?? 0,
    inviter_code: inviter?.invite_code ?? '',
    invite_code: player.invite_code,
    share_url: share.href,
    current_server_id: serverId ?? player.server_id,
    is_online: player.is_online === 1,
    has_pay_password: player.fund_password !== null,
    has_password: player.password !== null,
    activated: player.activated_at !== null,
    summon_tickets: player.tickets,
    must_change_password: player.must_change === 1,
  }
}
