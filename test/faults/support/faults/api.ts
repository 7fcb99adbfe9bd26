import { Step } from '../../../../src/domain/journal'
import { journal } from '../../../../src/state/journal'
import { logIn } from '../../../actions/support/stage'
import { type Fault, type GameVariant, strike, type Variant } from '../fault'
import type { GameScene } from '../gameScene'
import { restart } from '../gameScene'
import { failedFetch, type NetCall, never, type Trouble } from '../net'
import type { Scene } from '../scene'

/** What happens to a request, and to its answer. */
type Way = (next: () => Promise<Response>, call: NetCall) => Promise<Response>

const isPrepare = ({ tap }: Scene, { key, path }: NetCall): boolean =>
  path !== tap.confirmedBy && journal.value.some(({ id, step }) => id === key && step === Step.intent)
const isConfirm = ({ tap }: Scene, { path }: NetCall): boolean => path === tap.confirmedBy

/** Strikes so many requests that are meant. */
const strikes = (scene: { struck: number }, times: number, isMeant: (call: NetCall) => boolean, way: Way): Trouble => {
  let left = times
  return async (call, next) => {
    if (left === 0 || !isMeant(call)) return next()
    left--
    strike(scene)
    return way(next, call)
  }
}

const CALLBACKS_STRUCK = 3

interface FaultOptions {
  /** What the player has to do before it can go on, such as to log in again. */
  end?: (scene: Scene) => Promise<void>
  endGame?: (scene: GameScene) => Promise<void>
  /** The answer means that the provider will not do it. */
  isRefusal?: boolean
}

/** The same trouble when the action is prepared, when it is confirmed, and for actions without the chain. */
function fault(name: string, ways: Record<string, Way>, { end, endGame, isRefusal }: FaultOptions = {}): Fault {
  const list = Object.entries(ways)
  const variants = list.flatMap(([word, way]): Variant[] => [
    {
      name: `${word}, prepared`,
      begin: (scene) => {
        scene.net.trouble = strikes(scene, 1, (call) => isPrepare(scene, call), way)
      },
      ...(end && { end }),
      ...(isRefusal && { ends: 'dead' }),
      isOptional: true,
    },
    {
      name: `${word}, confirmed`,
      begin: (scene) => {
        scene.net.trouble = strikes(scene, CALLBACKS_STRUCK, (call) => isConfirm(scene, call), way)
      },
      ...(end && { end }),
      // A claim has no chain step: its one call is refused, and that is all.
      ...(isRefusal && { ends: 'either' }),
    },
  ])
  const game = list.map(
    ([word, way]): GameVariant => ({
      name: word,
      begin: (scene) => {
        scene.net.trouble = strikes(scene, 1, ({ path, isWrite }) => isWrite && path === scene.flow.path, way)
      },
      ...(endGame && { end: endGame }),
      ...(isRefusal && { mayFail: true }),
    }),
  )
  return { name: `api-${name}`, group: 'api', variants, game }
}

const envelope =
  (code: number): Way =>
  async () =>
    Response.json({ code, msg: 'no', data: null })
const status =
  (code: number): Way =>
  async () =>
    new Response('', { status: code })
const text =
  (body: string): Way =>
  async () =>
    new Response(body)
const lost: Way = async (next) => {
  await next()
  return failedFetch()
}
const stream = (text: string): ReadableStream =>
  new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode(text)) })

/** Afterwards the provider has acted, and what comes back is cut, slow or no answer at all. */
const after =
  (answer: () => Promise<Response> | Response): Way =>
  async (next) => {
    await next()
    return answer()
  }

const again = { end: () => logIn(), endGame: () => restart() }

const offline: Fault = {
  name: 'api-offline',
  group: 'api',
  variants: [
    {
      name: 'from the tap on',
      begin: (scene) => {
        scene.net.trouble = async () => {
          strike(scene)
          return failedFetch()
        }
      },
      end: ({ net }) => {
        net.trouble = null
        dispatchEvent(new Event('online'))
      },
    },
    {
      name: 'from the wallet on',
      begin: (scene) => {
        scene.onQuestion = () => {
          scene.net.trouble = async () => {
            strike(scene)
            return failedFetch()
          }
        }
      },
      end: ({ net }) => {
        net.trouble = null
        dispatchEvent(new Event('online'))
      },
      isOptional: true,
    },
  ],
  game: [
    {
      name: 'everything fails',
      begin: (scene) => {
        scene.net.trouble = async () => {
          strike(scene)
          return failedFetch()
        }
      },
      end: ({ net }) => {
        net.trouble = null
      },
    },
  ],
}

export const API_FAULTS: readonly Fault[] = [
  fault('500', {
    500: status(500),
    502: status(502),
    'the envelope says 500': envelope(500),
    '502 after it has acted': after(() => new Response('', { status: 502 })),
  }),
  fault('timeOut', { 'no answer': never }),
  fault('replyLost', { 'reply lost': lost }),
  fault('http401', { 'HTTP 401': status(401) }, again),
  fault('envelope401', { 'envelope 401': envelope(401) }, again),
  fault('429', { 'HTTP 429': status(429), 'envelope 429': envelope(429) }),
  fault('html', { HTML: text('<html></html>'), 'HTML after it has acted': after(() => new Response('<html></html>')) }),
  fault('truncated', {
    'cut JSON': text('{"code":200,"data":{"id"'),
    'cut after it has acted': after(() => new Response('{"code":200,"data":{"id"')),
  }),
  fault('drip', {
    'never ends': async () => new Response(stream('{"code":2')),
    'never ends after it has acted': after(() => new Response(stream('{"code":2'))),
  }),
  offline,
  fault('cors', { 'not sent': failedFetch, 'sent, and its answer hidden': lost }),
  fault('duplicate', {
    'received twice': async (next) => {
      await next()
      return next()
    },
  }),
  fault('notYet', { 'not on chain yet': envelope(425) }),
  fault('refusal', { locked: envelope(1101), 'online in the game': envelope(1301) }, { isRefusal: true }),
]
