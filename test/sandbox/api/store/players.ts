import type { Address } from 'viem'
import type { Tx } from '../db/database'

export interface PlayerRow {
  seq: number
  id: string
  /** Lower case; null without a wallet. */
  address: Address | null
  email: string | null
  area: string | null
  mobile: string | null
  nickname: string
  password: string | null
  fund_password: string | null
  must_change: number
  invite_code: string
  inviter_id: string | null
  joined_at: number
  activated_at: number | null
  server_id: string
  is_online: number
  tickets: number
  level: number
  challenge_levels: number
  /** In the smallest unit of MDS: 1 point is 1 MDS. */
  points: string
  refreshed_at: number
}

const FIRST_ID = 100_000

export const findPlayer = (tx: Tx, id: string): Promise<PlayerRow | null> =>
  tx.one('SELECT * FROM players WHERE id = ?', [id])

export const findPlayerByAddress = (tx: Tx, address: string): Promise<PlayerRow | null> =>
  tx.one('SELECT * FROM players WHERE address = ?', [address.toLowerCase()])

export const findPlayerByInviteCode = (tx: Tx, code: string): Promise<PlayerRow | null> =>
  tx.one('SELECT * FROM players WHERE invite_code = ?', [code.toUpperCase()])

/** By a contact that `readContact` has checked. */
export const findPlayerByContact = (tx: Tx, contact: Contact): Promise<PlayerRow | null> =>
  contact.area === null
    ? tx.one('SELECT * FROM players WHERE email = ?', [contact.account])
    : tx.one('SELECT * FROM players WHERE area = ? AND mobile = ?', [contact.area, contact.account])

/** A mobile number with its area code, or an e-mail address with none. */
export interface Contact {
  account: string
  area: string | null
}

/** A new player; the id and the invite code follow from the row's number. */
export async function addPlayer(
  tx: Tx,
  player: { address: Address | null; nickname: string; inviterId: string | null; now: number },
): Promise<PlayerRow> {
  const last = await tx.one<{ seq: number }>('SELECT seq FROM players ORDER BY seq DESC LIMIT 1')
  const seq = (last?.seq ?? 0) + 1
  const id = String(FIRST_ID + seq)
  await tx.insert('players', {
    seq,
    id,
    address: player.address?.toLowerCase() ?? null,
    nickname: player.nickname,
    invite_code: toInviteCode(seq),
    inviter_id: player.inviterId,
    joined_at: player.now,
  })
  return (await findPlayer(tx, id)) as PlayerRow
}

const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Six letters and digits; neighbouring codes look unlike, and none repeats: the step is coprime to their number. */
function toInviteCode(seq: number): string {
  let rest = (seq * 387_420_489 + 12_345) % ALPHABET.length ** 6
  let code = ''
  for (let place = 0; place < 6; place++) {
    code += ALPHABET.charAt(rest % ALPHABET.length)
    rest = Math.floor(rest / ALPHABET.length)
  }
  return code
}
