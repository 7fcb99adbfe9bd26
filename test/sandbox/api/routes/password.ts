import { resetPassword, sendCode, signInByPassword, signOut } from '../../../../src/api/auth'
import { changeFundPassword, changePassword } from '../../../../src/api/user'
import type { Tx } from '../db/database'
import { ApiError, assertThat } from '../errors'
import { type Api, route } from '../route'
import { contactName, readContact } from '../rules/contact'
import { DEFAULT_PASSWORD, LIMITS } from '../rules/limits'
import { assertPassword, hashPassword, isPassword } from '../rules/password'
import { closeSessions, openSession } from '../session'
import { issueCode, useCode } from '../store/codes'
import { findInviter } from '../store/invites'
import { type Contact, findPlayerByContact, type PlayerRow } from '../store/players'
import { assertMayTry, clearTries, countTry } from '../store/tries'

const TRY_LIMIT = { tries: LIMITS.passwordTries, seconds: LIMITS.passwordPauseSeconds }

/** Login by mobile or e-mail, codes, and the two passwords. Spec 2, 5. */
export function passwordRoutes(api: Api): void {
  route(api, signInByPassword, async ({ body, now }, tx) => {
    const contact = readContact(body.account, body.area)
    const subject = `login ${contactName(contact)}`
    await assertMayTry(tx, subject, TRY_LIMIT, now)
    const player = await findPlayerByContact(tx, contact)
    if (!(await isPassword(body.password, player?.password ?? null)) || !player) {
      await countTry(tx, subject, TRY_LIMIT, now)
      throw new ApiError('loginWrong', {}, { keepsChanges: true })
    }
    await clearTries(tx, subject)
    await acceptInvite(tx, player, body.invite_code)
    return { token: await openSession(tx, player.id, now), must_change_password: player.must_change === 1 }
  })

  route(api, sendCode, async ({ provider, body, player, now }, tx) => {
    const contact = readContact(body.account, body.area)
    const owner = await findPlayerByContact(tx, contact)
    if (body.purpose === 'bind') {
      assertThat(player, 'unauthorised')
      assertThat(!owner || owner.id === player.id, 'accountTaken')
    } else if (body.purpose !== 'forget') {
      assertThat(player, 'unauthorised')
      if (contact.area === null) assertThat(player.email !== null, 'mailboxFirst')
      else assertThat(player.mobile !== null, 'phoneFirst')
      assertThat(owner?.id === player.id, 'registrationFirst')
    }
    const account = contactName(contact)
    const code = await issueCode(tx, account, body.purpose, now)
    // Must not reveal whether an account exists: without one, everything goes the same way, but nothing is sent.
    if (owner || body.purpose === 'bind') provider.outbox.send({ account, purpose: body.purpose, code, sentAt: now })
    return null
  })

  route(api, resetPassword, async ({ body, now }, tx) => {
    const contact = readContact(body.account, body.area)
    await useCode(tx, contactName(contact), 'forget', body.code, now)
    const player = await findPlayerByContact(tx, contact)
    assertThat(player, 'codeWrong')
    await tx.update('players', { id: player.id }, { password: await hashPassword(DEFAULT_PASSWORD), must_change: 1 })
    await closeSessions(tx, player.id)
    await clearTries(tx, `login ${contactName(contact)}`)
    return null
  })

  route(api, signOut, async ({ tokenHash }, tx) => {
    await tx.update('tokens', { hash: tokenHash }, { revoked: 1 })
    return null
  })

  route(api, changePassword, async ({ body, player, tokenHash, now }, tx) => {
    assertPassword(body.password)
    if (body.code !== null) await useOwnCode(tx, player, 'password', body.code, now)
    else await assertOldPassword(tx, player, body.old_password, now)
    assertThat(!(await isPassword(body.password, player.password)), 'passwordSame')
    assertThat(body.password !== DEFAULT_PASSWORD, 'passwordSame')
    await tx.update('players', { id: player.id }, { password: await hashPassword(body.password), must_change: 0 })
    await closeSessions(tx, player.id, tokenHash)
    return null
  })

  route(api, changeFundPassword, async ({ body, player, now }, tx) => {
    assertPassword(body.password)
    assertThat(player.email !== null, 'mailboxFirst')
    await useOwnCode(tx, player, 'fundPassword', body.code, now)
    await tx.update('players', { id: player.id }, { fund_password: await hashPassword(body.password) })
    await clearTries(tx, `fund ${player.id}`)
    return null
  })
}

async function acceptInvite(tx: Tx, player: PlayerRow, inviteCode: string | null): Promise<void> {
  if (inviteCode === null || player.inviter_id !== null || player.activated_at !== null) return
  const inviter = await findInviter(tx, inviteCode)
  if (inviter && inviter.id !== player.id) await tx.update('players', { id: player.id }, { inviter_id: inviter.id })
}

async function assertOldPassword(tx: Tx, player: PlayerRow, password: string | null, now: number): Promise<void> {
  const subject = `password ${player.id}`
  await assertMayTry(tx, subject, TRY_LIMIT, now)
  assertThat(player.password !== null, 'codeRequired')
  if (await isPassword(password ?? '', player.password)) {
    await clearTries(tx, subject)
    return
  }
  await countTry(tx, subject, TRY_LIMIT, now)
  throw new ApiError('passwordWrong', {}, { keepsChanges: true })
}

/** Uses a code that was sent to this player's mobile number or e-mail; the code tells which. */
async function useOwnCode(
  tx: Tx,
  player: PlayerRow,
  purpose: 'password' | 'fundPassword',
  code: string,
  now: number,
): Promise<void> {
  const contacts: Contact[] = []
  if (player.mobile !== null) contacts.push({ account: player.mobile, area: player.area })
  if (player.email !== null) contacts.push({ account: player.email, area: null })
  assertThat(contacts.length > 0, 'phoneFirst')
  const names = contacts.map(contactName)
  const sent = await tx.one<{ account: string }>(
    `SELECT account FROM codes WHERE purpose = ? AND used = 0 AND account IN (${names.map(() => '?').join(', ')})
     ORDER BY id DESC LIMIT 1`,
    [purpose, ...names],
  )
  await useCode(tx, sent?.account ?? '', purpose, code, now)
}
