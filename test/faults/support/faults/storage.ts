import { Step } from '../../../../src/domain/journal'
import { indexedDbBackend } from '../../../../src/storage/indexedDb'
import { writeItem } from '../../../../src/storage/settings'
import { ofAlice } from '../../../actions/support/otherTab'
import { logIn } from '../../../actions/support/stage'
import { type Fault, type GameVariant, strike, type Variant } from '../fault'
import { type GameScene, restart } from '../gameScene'
import type { Scene } from '../scene'

const { put } = IDBObjectStore.prototype
const { open } = IDBFactory.prototype
const { getItem, setItem } = localStorage

/** From this write on the disk is full. */
function fillFrom(scene: { struck: number }, nth: number): void {
  let write = 0
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, value: unknown) {
    write++
    if (write < nth) return put.call(this, value)
    strike(scene)
    throw new DOMException('full', 'QuotaExceededError')
  } as typeof put
}
const makeRoom = (): void => {
  IDBObjectStore.prototype.put = put
}

const fullAt = (nth: number): Variant => ({
  name: `full at write ${nth}`,
  begin: (scene) => fillFrom(scene, nth),
  end: makeRoom,
  // A first write that fails begins nothing; an action without the chain has fewer writes.
  ends: nth === 1 ? 'either' : 'done',
  isOptional: true,
})

function breakStorage(scene: { struck: number }): void {
  const broken = () => {
    strike(scene)
    throw new DOMException('denied', 'SecurityError')
  }
  Object.assign(localStorage, { getItem: broken, setItem: broken })
}
const mendStorage = (): void => {
  Object.assign(localStorage, { getItem, setItem })
}

const forget = async (scene: Scene): Promise<void> => {
  await indexedDbBackend.run((all, writer) => {
    for (const entry of all) writer.delete((entry as { id: string }).id)
  })
  strike(scene)
}

const odd = { ...ofAlice({ step: Step.mined, resource: 'asset:other' }), version: 2 }
const damaged = { ...ofAlice({ step: Step.sent, resource: 'asset:another' }), payload: { price: 'abc' } }

const storageThrows: GameVariant = {
  name: 'localStorage throws',
  begin: (scene: GameScene) => breakStorage(scene),
  end: mendStorage,
}
/** Nothing of these actions is in the database; they are played without it all the same. */
const noDatabase: GameVariant = {
  name: 'the database throws',
  begin: (scene) => {
    strike(scene)
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError')
    }
  },
  end: () => {
    IDBFactory.prototype.open = open
  },
}

export const STORAGE_FAULTS: readonly Fault[] = [
  {
    name: 'storage-noDatabase',
    group: 'storage',
    variants: [{ name: 'IndexedDB off', begin: strike }],
    game: [noDatabase],
    ownProcess: 'noDatabase',
  },
  {
    name: 'storage-full',
    group: 'storage',
    variants: [1, 2, 3, 4, 5].map(fullAt),
    game: [
      {
        name: 'localStorage is full',
        begin: (scene) => {
          Object.assign(localStorage, {
            setItem: () => {
              strike(scene)
              throw new DOMException('full', 'QuotaExceededError')
            },
          })
        },
        end: mendStorage,
      },
    ],
  },
  {
    name: 'storage-noLocalStorage',
    group: 'storage',
    variants: [
      {
        name: 'localStorage throws',
        begin: (scene) => {
          breakStorage(scene)
          strike(scene)
        },
        end: mendStorage,
      },
    ],
    game: [storageThrows],
  },
  {
    name: 'storage-none',
    group: 'storage',
    variants: [{ name: 'neither', begin: strike }],
    game: [
      {
        name: 'neither',
        begin: async (scene) => {
          await noDatabase.begin(scene)
          await storageThrows.begin(scene)
        },
        end: async (scene) => {
          await noDatabase.end?.(scene)
          await storageThrows.end?.(scene)
        },
      },
    ],
    ownProcess: 'noStorage',
  },
  {
    name: 'storage-cleared',
    group: 'storage',
    variants: [
      {
        name: 'cleared while the transaction waits',
        begin: ({ chain }) => {
          chain.mines = false
        },
        during: forget,
        end: ({ chain }) => chain.mine(3),
        lastsMs: 5000,
        isForgotten: true,
      },
    ],
    game: [
      {
        name: 'cleared while the provider answers, and the page is opened again',
        begin: (scene) => {
          scene.net.trouble = async ({ path }, next) => {
            const answer = await next()
            if (path === scene.flow.path) {
              strike(scene)
              writeItem('openKeys', null)
            }
            return answer
          }
        },
        end: restart,
      },
    ],
  },
  {
    name: 'storage-oldEntry',
    group: 'storage',
    variants: [
      {
        name: 'an entry of another version, and a damaged one',
        begin: async (scene) => {
          await indexedDbBackend.run((_, writer) => {
            writer.put(odd)
            writer.put({ ...damaged, id: `0x${'d'.repeat(64)}` })
          })
          strike(scene)
          await logIn()
        },
      },
    ],
    game: [
      {
        name: 'what is kept is no JSON',
        begin: (scene) => {
          strike(scene)
          writeItem('openKeys', '{"summon')
        },
      },
    ],
  },
]
