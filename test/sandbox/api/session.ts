import { createHash, randomBytes } from 'node:crypto'
import type { CallSpec } from '../../../src/api/call'
import type { Tx } from './db/database'
import { assertThat } from './errors'
import type { Provider } from './provider'
import { LIMITS } from './rules/limits'
import type { PlayerRow } from './store/players'

export interface Session {
  player: PlayerRow
  tokenHash: string
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** A new token for the player; only its hash is kept. */
export async function openSession(tx: Tx, playerId: string, now: number): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await tx.insert('tokens', { hash: hashOf(token), player_id: playerId, expires_at: now + LIMITS.tokenSeconds })
  return token
}

/** Who the bearer token belongs to; null when it is missing, expired or revoked. */
export async function findSession(
  provider: Provider,
  authorization: string | undefined,
  now: number,
): Promise<Session | null> {
  const token = /^Bearer ([\w-]{20,100})$/i.exec(authorization ?? '')?.[1]
  if (token === undefined) return null
  const tokenHash = hashOf(token)
  const player = await provider.db.turn((tx) =>
    tx.one<PlayerRow>(
      `SELECT players.* FROM tokens JOIN players ON players.id = tokens.player_id
       WHERE tokens.hash = ? AND tokens.revoked = 0 AND tokens.expires_at > ?`,
      [tokenHash, now],
    ),
  )
  return player && { player, tokenHash }
}

/** Ends the player's sessions, except the one to keep. */
export async function closeSessions(tx: Tx, playerId: string, keptHash = ''): Promise<void> {
  await tx.run('UPDATE tokens SET revoked = 1 WHERE player_id = ? AND hash <> ?', [playerId, keptHash])
}

const ALLOWED_WITH_DEFAULT_PASSWORD = ['/api/user/password', '/api/user/logout', '/api/user/send_code']

/** A player whose password was reset can only read until they change the password. */
export function assertMayCall(player: PlayerRow | null, { method, path, open }: CallSpec): void {
  if (method === 'GET' || open || player?.must_change !== 1) return
  assertThat(ALLOWED_WITH_DEFAULT_PASSWORD.includes(path), 'passwordMustChange')
}
