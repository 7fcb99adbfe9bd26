import { randomBytes } from 'node:crypto'
import { type Address, getAddress, isAddress, isHex, verifyMessage } from 'viem'
import { createSiweMessage } from 'viem/siwe'
import { getSignInMessage, signIn } from '../../../../src/api/auth'
import type { Tx } from '../db/database'
import { assertThat } from '../errors'
import type { Provider } from '../provider'
import { type Api, route } from '../route'
import { LIMITS } from '../rules/limits'
import { openSession } from '../session'
import { adoptAddress } from '../store/adopt'
import { findInviter } from '../store/invites'
import { addPlayer, findPlayerByAddress, type PlayerRow } from '../store/players'

const STATEMENT = 'Log in to the dragon and card game. This costs nothing and moves nothing.'
const OPEN_MESSAGES = 5

interface MessageRow {
  nonce: string
  message: string
}

/** EIP-4361 login: a message for one use, then a token for its signature. Spec 7. */
export function signInRoutes(api: Api): void {
  route(api, getSignInMessage, async ({ provider, query, origin, now }, tx) => {
    assertThat(isAddress(query.address, { strict: false }), 'addressWrong')
    const nonce = randomBytes(12).toString('hex')
    const message = toMessage(provider, origin, getAddress(query.address), nonce, now)
    const address = query.address.toLowerCase()
    await tx.insert('sign_in_messages', { nonce, address, message, expires_at: now + LIMITS.signInMessageSeconds })
    return { message }
  })

  route(api, signIn, async ({ body, now }, tx) => {
    const { address, signature } = body
    assertThat(isAddress(address, { strict: false }), 'addressWrong')
    assertThat(isHex(signature) && /^0x[0-9a-f]{130}$/i.test(signature), 'signatureWrong')
    const rows = await tx.all<MessageRow>(
      `SELECT nonce, message FROM sign_in_messages WHERE address = ? AND used = 0 AND expires_at > ?
       ORDER BY rowid DESC LIMIT ?`,
      [address.toLowerCase(), now, OPEN_MESSAGES],
    )
    assertThat(rows.length > 0, 'messageExpired')
    const signed = await findSigned(rows, address, signature)
    assertThat(signed, 'signatureWrong')
    await tx.update('sign_in_messages', { nonce: signed.nonce }, { used: 1 })
    const known = await findPlayerByAddress(tx, address)
    const player = known ?? (await register(tx, address, body.invite_code, now))
    return { token: await openSession(tx, player.id, now), must_change_password: player.must_change === 1 }
  })
}

function toMessage({ chain }: Provider, origin: string, address: Address, nonce: string, now: number): string {
  return createSiweMessage({
    domain: new URL(origin).host,
    address,
    statement: STATEMENT,
    uri: origin,
    version: '1',
    chainId: chain.chain.id,
    nonce,
    issuedAt: new Date(now * 1000),
    expirationTime: new Date((now + LIMITS.signInMessageSeconds) * 1000),
  })
}

async function findSigned(rows: MessageRow[], address: Address, signature: `0x${string}`): Promise<MessageRow | null> {
  for (const row of rows) {
    const isSigned = await verifyMessage({ address, message: row.message, signature }).catch(() => false)
    if (isSigned) return row
  }
  return null
}

async function register(tx: Tx, address: Address, inviteCode: string | null, now: number): Promise<PlayerRow> {
  const inviter = await findInviter(tx, inviteCode)
  const nickname = `Player${address.slice(-4)}`
  const player = await addPlayer(tx, { address, nickname, inviterId: inviter?.id ?? null, now })
  await adoptAddress(tx, player, now)
  return player
}
