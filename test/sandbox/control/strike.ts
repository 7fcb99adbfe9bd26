import { setTimeout as wait } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import { ApiError, toRefusal } from '../api/errors'
import { ERROR_TEXTS, type ErrorName } from '../api/errorTexts'
import { toLanguage } from '../api/language'
import type { Fault, Faults } from './faults'
import { CHECKPOINT_PATH } from './routes/checkpoint'
import { ASKED_PATH } from './routes/requests'
import { RPC_PATH, RPC2_PATH } from './rpcProxy'

type Struck = Context<{ Bindings: Partial<HttpBindings> }>

const HTML = '<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1>'
const GARBAGE = '{"code":200,"msg":"","data":{"items":[{'
/** Tells the adapter that the response was sent without it. */
const alreadySent = (): Response => new Response(null, { headers: { 'x-hono-already-sent': 'true' } })

/** The sandbox's own paths that faults strike, too. */
const STRUCK = [RPC_PATH, RPC2_PATH, CHECKPOINT_PATH, ASKED_PATH]

/** Lets the faults strike the API, the chain's node and the site; the sandbox's other controls always work. */
export function strikeFaults(app: Hono, faults: Faults): void {
  const strike: MiddlewareHandler = async (context, next) => {
    const { method, path } = context.req
    if (path.startsWith('/sandbox') && !STRUCK.includes(path)) return next()
    const fault = faults.strike(method, path, path.startsWith(RPC_PATH) ? await rpcMethods(context) : [])
    if (!fault) return next()
    const replaced = await apply(context as Struck, fault, next, faults)
    if (replaced) context.res = replaced
    return undefined
  }
  app.use('*', strike)
}

/** The methods that a JSON-RPC request names, one or a batch of them. */
async function rpcMethods(context: Context): Promise<string[]> {
  const text = await context.req.text()
  return [...text.matchAll(/"method"\s*:\s*"(\w+)"/g)].map(([, method]) => method ?? '')
}

/** The response to send instead; null keeps the app's own. */
async function apply(
  context: Struck,
  fault: Fault,
  next: () => Promise<void>,
  faults: Faults,
): Promise<Response | null> {
  switch (fault.kind) {
    case 'delay':
      await wait(fault.delayMs)
      await next()
      return null
    case 'status':
      return context.text('', fault.status as 500)
    case 'dropBefore':
      return drop(context)
    case 'dropAfter':
      await next()
      return drop(context)
    case 'hang':
      return new Promise(() => undefined)
    case 'holdBefore':
      if ((await faults.hold(fault.id)) === 'drop') return drop(context)
      await next()
      return null
    case 'holdAfter':
      await next()
      return (await faults.hold(fault.id)) === 'drop' ? drop(context) : null
    case 'html':
      return context.html(HTML)
    case 'empty':
      return context.body(null, 204)
    case 'garbage':
      return new Response(GARBAGE, { headers: { 'content-type': 'application/json' } })
    case 'truncate':
      await next()
      return truncate(context)
    case 'drip':
      await next()
      return drip(context, fault.delayMs)
    case 'envelope':
      return envelope(context, fault, fault.status)
    case 'envelope401':
      return envelope(context, fault, 401)
    case 'notYet':
      return envelope(context, fault, 425)
  }
}

/** The provider's refusal with this code, in the requested language. */
function envelope(context: Struck, { id }: Fault, code: number): Response {
  const name = (Object.keys(ERROR_TEXTS) as ErrorName[]).find((known) => ERROR_TEXTS[known][0] === code)
  const language = toLanguage(context.req.header('language'))
  const refusal = name ? toRefusal(new ApiError(name), language) : { code, msg: `Fault ${id}` }
  return context.json({ ...refusal, data: null })
}

function drop(context: Struck): Response {
  context.env?.outgoing?.destroy()
  return alreadySent()
}

/** Sends half of the body under the full Content-Length, then cuts the connection. */
async function truncate(context: Struck): Promise<Response> {
  const { outgoing } = context.env
  const body = Buffer.from(await context.res.arrayBuffer())
  outgoing?.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length })
  outgoing?.write(body.subarray(0, Math.floor(body.length / 2)), () => outgoing.destroy())
  return alreadySent()
}

async function drip(context: Struck, delayMs: number): Promise<Response> {
  const body = new Uint8Array(await context.res.arrayBuffer())
  let sent = 0
  const stream = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      if (sent >= body.length) return controller.close()
      await wait(delayMs)
      controller.enqueue(body.slice(sent, ++sent))
    },
  })
  return new Response(stream, { status: context.res.status, headers: { 'content-type': 'application/json' } })
}
