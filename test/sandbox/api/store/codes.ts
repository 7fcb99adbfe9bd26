import { randomInt } from 'node:crypto'
import type { CodePurpose } from '../../../../src/api/auth'
import type { Tx } from '../db/database'
import { ApiError, assertThat } from '../errors'
import { LIMITS } from '../rules/limits'

interface CodeRow {
  id: number
  code: string
  sent_at: number
  expires_at: number
  tries: number
}

const newest = (tx: Tx, account: string, purpose: CodePurpose): Promise<CodeRow | null> =>
  tx.one('SELECT * FROM codes WHERE account = ? AND purpose = ? AND used = 0 ORDER BY id DESC LIMIT 1', [
    account,
    purpose,
  ])

/** A fresh code of six digits for one purpose; older ones no longer count. */
export async function issueCode(tx: Tx, account: string, purpose: CodePurpose, now: number): Promise<string> {
  const last = await tx.one<{ sent_at: number }>(
    'SELECT sent_at FROM codes WHERE account = ? AND purpose = ? ORDER BY id DESC LIMIT 1',
    [account, purpose],
  )
  const wait = last ? last.sent_at + LIMITS.codePauseSeconds - now : 0
  if (wait > 0) throw new ApiError('tooManyRequests', { seconds: wait })
  await tx.update('codes', { account, purpose }, { used: 1 })
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await tx.insert('codes', { account, purpose, code, sent_at: now, expires_at: now + LIMITS.codeSeconds })
  return code
}

/** Uses up the code; too many wrong tries make it invalid. @throws {ApiError} codeRequired, codeWrong, codeExpired */
export async function useCode(tx: Tx, account: string, purpose: CodePurpose, code: string, now: number): Promise<void> {
  assertThat(code.trim() !== '', 'codeRequired')
  const row = await newest(tx, account, purpose)
  assertThat(row, 'codeWrong')
  assertThat(row.expires_at > now && row.tries < LIMITS.codeTries, 'codeExpired')
  if (row.code !== code.trim()) {
    await tx.update('codes', { id: row.id }, { tries: row.tries + 1 })
    throw new ApiError('codeWrong', {}, { keepsChanges: true })
  }
  await tx.update('codes', { id: row.id }, { used: 1 })
}
