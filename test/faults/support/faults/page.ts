import { flow } from '../../../../src/state/flow'
import { journal } from '../../../../src/state/journal'
import { writeItem } from '../../../../src/storage/settings'
import { clockNow, pass, setClock } from '../../../actions/support/clock'
import { otherTab } from '../../../actions/support/otherTab'
import { type Fault, type GameVariant, strike } from '../fault'
import { type GameScene, restart, tryIt } from '../gameScene'
import { failedFetch, never } from '../net'
import { openAgain } from '../scene'

const FROZEN_MS = 600_000

/** The page goes before it hears an answer: the provider has got the request, or never gets it. */
const gone = (name: string, after: () => void = () => {}): readonly GameVariant[] =>
  [true, false].map((isReceived) => ({
    name: `${name} ${isReceived ? 'after' : 'before'} the provider has it`,
    begin: (scene: GameScene) => {
      scene.net.trouble = async ({ path }, next) => {
        if (path !== scene.flow.path) return next()
        strike(scene)
        if (isReceived) await next()
        return never()
      }
    },
    end: async (scene: GameScene) => {
      scene.net.trouble = null
      after()
      await restart()
    },
  }))

export const PAGE_FAULTS: readonly Fault[] = [
  {
    name: 'page-reload',
    group: 'page',
    variants: [],
    game: gone('reloaded'),
    elsewhere: { suite: 'npm run test:kill -- --manner reload --only :8,claim:3', why: 'only a browser has it' },
  },
  {
    name: 'page-close',
    group: 'page',
    variants: [],
    game: gone('closed'),
    elsewhere: { suite: 'npm run test:kill -- --manner close --only :8,claim:3', why: 'only a browser has it' },
  },
  {
    name: 'page-crash',
    group: 'page',
    variants: [],
    game: gone('crashed'),
    elsewhere: { suite: 'npm run test:kill', why: 'at every point of its way' },
  },
  {
    name: 'page-sigkill',
    group: 'page',
    variants: [],
    // localStorage is not crash-safe, so the kept key is gone: what is left is the provider's own rule.
    game: gone('killed', () => writeItem('openKeys', null)),
    elsewhere: { suite: 'npm run test:sigkill', why: 'at random moments of random actions' },
  },
  {
    name: 'page-frozen',
    group: 'page',
    variants: [
      {
        name: 'ten minutes while the wallet is in front',
        begin: (scene) => {
          scene.onQuestion = () => {
            strike(scene)
            setClock(clockNow() + FROZEN_MS)
          }
        },
        isOptional: true,
      },
      {
        name: 'ten minutes while the transaction waits',
        begin: ({ chain }) => {
          chain.mines = false
        },
        during: (scene) => {
          strike(scene)
          setClock(clockNow() + FROZEN_MS)
          scene.chain.mine(3)
          dispatchEvent(new Event('pageshow'))
        },
      },
    ],
    game: [
      {
        name: 'ten minutes while the provider answers',
        begin: (scene) => {
          scene.net.trouble = async ({ path }, next) => {
            if (path !== scene.flow.path) return next()
            strike(scene)
            const answer = await next()
            setClock(clockNow() + FROZEN_MS)
            return answer
          }
        },
      },
    ],
  },
  {
    name: 'page-back',
    group: 'page',
    variants: [],
    game: gone('left'),
    elsewhere: { suite: 'npm run test:kill -- --manner back --only :8,claim:3', why: 'only a browser has it' },
  },
  {
    name: 'page-doubleTap',
    group: 'page',
    variants: [
      {
        name: 'two taps',
        begin: (scene) => {
          strike(scene)
          void scene.tap.tap()
        },
      },
    ],
    game: [
      {
        name: 'two taps',
        begin: async (scene) => {
          strike(scene)
          await tryIt(scene)
        },
      },
    ],
  },
  {
    name: 'page-twoTabs',
    group: 'page',
    variants: [
      {
        name: 'the other tab has begun it',
        begin: async (scene) => {
          scene.net.trouble = async (call, next) => {
            if (!call.isWrite) return next()
            strike(scene)
            return failedFetch()
          }
          void scene.tap.tap()
          await pass(5000)
          scene.net.trouble = null
          flow.value = null
          journal.value = []
        },
        end: openAgain,
        isOptional: true,
      },
      {
        name: 'the other tab sees the effect first',
        begin: ({ chain }) => {
          chain.finalLag = 3
        },
        during: async (scene) => {
          const store = otherTab()
          for (const entry of (await store.list()).entries) {
            strike(scene)
            await store.swap(entry, { tries: entry.tries })
          }
        },
        end: ({ chain }) => chain.mine(9),
        lastsMs: 3000,
      },
    ],
    game: [
      {
        name: 'both ask',
        begin: async (scene) => {
          strike(scene)
          await tryIt(scene)
        },
      },
    ],
  },
]
