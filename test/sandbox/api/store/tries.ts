import type { Tx } from '../db/database'
import { ApiError } from '../errors'

/** How often something may fail before it has to wait. */
export interface TryLimit {
  tries: number
  seconds: number
}

/** @throws {ApiError} tooManyRequests while the subject has to wait */
export async function assertMayTry(tx: Tx, subject: string, limit: TryLimit, now: number): Promise<void> {
  const row = await tx.one<{ count: number; since: number }>('SELECT count, since FROM tries WHERE subject = ?', [
    subject,
  ])
  const wait = row ? row.since + limit.seconds - now : 0
  if (row && row.count >= limit.tries && wait > 0) throw new ApiError('tooManyRequests', { seconds: wait })
}

/** Counts a failure; the count restarts once the time of the last one is over. */
export async function countTry(tx: Tx, subject: string, limit: TryLimit, now: number): Promise<void> {
  await tx.run(
    `INSERT INTO tries (subject, count, since) VALUES (?, 1, ?)
     ON CONFLICT (subject) DO UPDATE SET
       count = CASE WHEN since + ? <= excluded.since THEN 1 ELSE count + 1 END,
       since = CASE WHEN since + ? <= excluded.since THEN excluded.since ELSE since END`,
    [subject, now, limit.seconds, limit.seconds],
  )
}

export const clearTries = (tx: Tx, subject: string): Promise<number> =>
  tx.run('DELETE FROM tries WHERE subject = ?', [subject])
