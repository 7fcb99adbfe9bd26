import type { Context, Hono } from 'hono'
import type { CallSpec } from '../../../src/api/call'
import { checkValue, type Shape, type Wire } from '../../../src/api/shape'
import type { Tx } from './db/database'
import { ApiError, toApiError, toRefusal } from './errors'
import { answerOnce } from './idempotency'
import { type Language, toLanguage } from './language'
import type { Provider } from './provider'
import { type Received, readAsked } from './receive'
import type { PlayerRow } from './store/players'

export type Api = Hono<{ Variables: { provider: Provider } }>

type Part<S> = S extends Shape ? Wire<S> : Record<string, never>
type PathParts<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? { [K in Name]: string } & PathParts<Rest>
  : unknown

/** A validated request: the path's ids, the query, the body, the player. */
export interface Asked<C extends CallSpec> {
  provider: Provider
  path: PathParts<C['path']>
  query: Part<C['query']>
  body: Part<C['body']>
  player: C extends { open: true } ? PlayerRow | null : PlayerRow
  /** The hash of the token that was sent; '' without one. */
  tokenHash: string
  /** The idempotency key, lower case; '' for a GET. */
  key: string
  language: Language
  serverId: string | null
  /** Origin at which the player reaches the site. */
  origin: string
  /** Unix seconds on the provider's clock. */
  now: number
}

export interface Steps<C extends CallSpec> {
  /** Runs before the turn, for work that must not make others wait, such as asking the chain. */
  before?: (asked: Asked<C>) => Promise<void>
}

/** A call of the catalogue: the handler has to answer with what the app's function resolves to. */
interface Served<C, Answer> {
  (...args: never[]): Promise<Answer>
  spec: C
}

/** Serves one call of the catalogue. The handler runs as one transaction; a refusal rolls back what it wrote. */
export function route<C extends CallSpec, Answer>(
  api: Api,
  call: Served<C, Answer>,
  handle: (asked: Asked<C>, tx: Tx) => Promise<NoInfer<Answer>>,
  { before }: Steps<C> = {},
): void {
  const spec: CallSpec = call.spec
  const name = `${spec.method} ${spec.path}`
  api.on(spec.method, spec.path.replace(/\{(\w+)\}/g, ':$1'), async (context) => {
    const provider = context.get('provider')
    const language = toLanguage(context.req.header('language'))
    try {
      const asked = (await readAsked(spec, context, provider, language)) as unknown as Asked<C>
      const { player, key, body } = asked as Received
      const run = (tx: Tx) => keepingTries(() => handle(asked, tx))
      const data =
        spec.method === 'GET'
          ? await provider.db.turn(run)
          : await answerOnce(
              { provider, scope: player?.id ?? '', path: context.req.path, key, body },
              async () => before?.(asked),
              run,
            )
      if (data instanceof ApiError) throw data
      checkValue(spec.answer, data, name)
      return reply(context, provider, { code: 200, msg: '', data })
    } catch (cause) {
      return refuse(context, provider, cause, language, name)
    }
  })
}

/** Returns a refusal that keeps its changes as a value, so that the turn commits. */
async function keepingTries<T>(work: () => Promise<T>): Promise<T | ApiError> {
  try {
    return await work()
  } catch (cause) {
    if (cause instanceof ApiError && cause.keepsChanges) return cause
    throw cause
  }
}

function reply(context: Context, provider: Provider, envelope: { code: number; msg: string; data: unknown }): Response {
  context.header('Date', new Date(provider.clock.now() * 1000).toUTCString())
  context.header('Cache-Control', 'no-store')
  return context.json(envelope)
}

/** The envelope for whatever was thrown; a bug of ours is printed, and answered without details. */
export function refuse(
  context: Context,
  provider: Provider,
  cause: unknown,
  language: Language,
  name: string,
): Response {
  const known = toApiError(cause)
  if (!known) console.error(`${name} failed`, cause)
  const error = known ?? new ApiError('server')
  if (error.refusal === 'tooManyRequests') context.header('Retry-After', String(error.params.seconds ?? 1))
  return reply(context, provider, { ...toRefusal(error, language), data: null })
}
