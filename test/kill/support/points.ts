import { Step } from '../../../src/domain/journal'
import type { WritePoint } from './disk'

/** When the page dies. */
export type Moment =
  | WritePoint
  | { call: 'prepare' | 'callback' | 'send'; side: 'before' | 'after' }
  /** The wallet's prompt is open. */
  | { prompt: true }
  /** Sent and written; the page is asking the chain, and the transaction is mined before the answer. */
  | { reading: true }
  /** Sent and written, together with the nonce it was found to have. */
  | { nonceKnown: true }

/** What happens in the world while the page is dead. */
export type Meanwhile = 'walletSends' | 'spedUp' | 'cancelled' | null

/** How it goes on: see the table in test/docs/recovery.md. */
export type GoesOn =
  /** There is nothing to see. */
  | 'nothing'
  /** "Continue / Discard"; the player continues. */
  | 'continue'
  /** "Check your wallet"; the chain never hears of it, and the player says so after two minutes. */
  | 'nobodySent'
  /** It finishes by itself. */
  | 'byItself'
  /** It waits for a day and is not given up; then blocks resume, and it goes on by itself. */
  | 'pendingLong'
  /** The app finds out by itself that another transaction took its place. */
  | 'replaced'
  /** Nobody can tell; after ten minutes the player says that nothing was sent. */
  | 'givenUp'

export interface Point {
  name: string
  moment: Moment
  /** The entry's step on disk; null: there is no entry. */
  onDisk: Step | null
  /** Blocks are held back from the moment of sending. */
  isHeld?: boolean
  meanwhile?: Meanwhile
  goesOn: GoesOn
}

const before = (write: Step): WritePoint => ({ write, side: 'before' })
const after = (write: Step): WritePoint => ({ write, side: 'after' })
const { intent, ready, asked, sent, mined, done } = Step

/** Where a page can die, numbered as in the table; a letter marks another outcome at the same place. */
export const POINTS: readonly Point[] = [
  { name: '0', moment: before(intent), onDisk: null, goesOn: 'nothing' },
  { name: '1', moment: after(intent), onDisk: intent, goesOn: 'continue' },
  { name: '2', moment: { call: 'prepare', side: 'before' }, onDisk: intent, goesOn: 'continue' },
  { name: '3', moment: { call: 'prepare', side: 'after' }, onDisk: intent, goesOn: 'continue' },
  { name: '4', moment: after(ready), onDisk: ready, goesOn: 'continue' },
  { name: '5', moment: before(asked), onDisk: ready, goesOn: 'continue' },
  { name: '6', moment: after(asked), onDisk: asked, goesOn: 'nobodySent' },
  { name: '7', moment: { prompt: true }, onDisk: asked, goesOn: 'nobodySent' },
  { name: '7b', moment: { prompt: true }, onDisk: asked, meanwhile: 'walletSends', goesOn: 'byItself' },
  { name: '8', moment: { call: 'send', side: 'after' }, onDisk: asked, goesOn: 'byItself' },
  { name: '9', moment: before(sent), onDisk: asked, goesOn: 'byItself' },
  { name: '10', moment: after(sent), onDisk: sent, goesOn: 'byItself' },
  { name: '11', moment: after(sent), onDisk: sent, isHeld: true, goesOn: 'pendingLong' },
  { name: '12', moment: after(sent), onDisk: sent, isHeld: true, meanwhile: 'spedUp', goesOn: 'byItself' },
  {
    name: '12b',
    moment: { nonceKnown: true },
    onDisk: sent,
    isHeld: true,
    meanwhile: 'cancelled',
    goesOn: 'replaced',
  },
  { name: '12c', moment: after(sent), onDisk: sent, isHeld: true, meanwhile: 'cancelled', goesOn: 'givenUp' },
  { name: '13', moment: { reading: true }, onDisk: sent, isHeld: true, goesOn: 'byItself' },
  { name: '14', moment: before(mined), onDisk: sent, goesOn: 'byItself' },
  { name: '15', moment: after(mined), onDisk: mined, goesOn: 'byItself' },
  { name: '16', moment: { call: 'callback', side: 'before' }, onDisk: mined, goesOn: 'byItself' },
  { name: '17', moment: { call: 'callback', side: 'after' }, onDisk: mined, goesOn: 'byItself' },
  { name: '18', moment: before(done), onDisk: mined, goesOn: 'byItself' },
]

const OF_PROVIDER: Record<string, Partial<Point>> = {
  '0': {},
  '1': {},
  '2': {},
  '3': {},
  '18': { onDisk: intent, goesOn: 'continue' },
}

/** The points of an action that the provider carries out alone: the player asks for it, and that is all. */
export const pointsOfProvider = (): Point[] =>
  POINTS.flatMap((point) => {
    const change = OF_PROVIDER[point.name]
    return change ? [{ ...point, ...change }] : []
  })
