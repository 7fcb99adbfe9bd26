import type { Context } from 'hono'
import type { CallSpec } from '../../../src/api/call'
import { isId, record } from '../../../src/api/shape'
import { ApiError, assertThat } from './errors'
import { readKey } from './idempotency'
import type { Language } from './language'
import type { Provider } from './provider'
import { readQuery, readShape } from './readShape'
import type { Asked } from './route'
import { assertMayCall, findSession } from './session'
import type { PlayerRow } from './store/players'

/** A request, before it has the types of its call. */
export interface Received
  extends Pick<Asked<CallSpec>, 'provider' | 'tokenHash' | 'key' | 'language' | 'serverId' | 'origin' | 'now'> {
  path: Record<string, string>
  query: Record<string, unknown>
  body: Record<string, unknown>
  player: PlayerRow | null
}

/** Reads and checks a request: the player, the key, and what it asks for. */
export async function readAsked(
  spec: CallSpec,
  context: Context<{ Variables: { provider: Provider } }>,
  provider: Provider,
  language: Language,
): Promise<Received> {
  const now = provider.clock.now()
  const session = await findSession(provider, context.req.header('authorization'), now)
  if (!spec.open) assertThat(session, 'unauthorised')
  assertThat(!provider.closed.has(spec.path), 'notOpen')
  assertMayCall(session?.player ?? null, spec)
  const key = spec.method === 'POST' ? readKey(context.req.header('idempotency-key')) : ''
  const path = context.req.param() as Record<string, string>
  for (const [name, value] of Object.entries(path)) assertThat(isId(value), 'badRequest', { at: name })
  const body = spec.method === 'POST' ? await readBody(context) : {}
  return {
    provider,
    path,
    query: readQuery(spec.query ?? record({}), context.req.query()),
    body: readShape(spec.body ?? record({}), body, 'body'),
    player: session?.player ?? null,
    tokenHash: session?.tokenHash ?? '',
    key,
    language,
    serverId: context.req.header('server-id') ?? null,
    origin: originOf(context, provider),
    now,
  }
}

const LOOPBACK = ['localhost', '127.0.0.1']

/** The machine's own names mean the same site; any other Host header is ignored. */
function originOf(context: Context, { site }: Provider): string {
  const asked = new URL(context.req.url)
  const { hostname, port } = new URL(site.origin)
  const isSame = LOOPBACK.includes(asked.hostname) && LOOPBACK.includes(hostname) && asked.port === port
  return isSame ? asked.origin : site.origin
}

async function readBody(context: Context): Promise<unknown> {
  const text = await context.req.text()
  if (text === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    throw new ApiError('badRequest', { at: 'body' })
  }
}
