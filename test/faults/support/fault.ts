import type { GameScene } from './gameScene'
import type { Scene, SceneOptions } from './scene'

export type Group = 'page' | 'wallet' | 'rpc' | 'api' | 'storage' | 'clock'

/** How an action has to end: with its effect, without, or either, as long as chain, ledger and journal agree. */
export type End = 'done' | 'dead' | 'either'

/** One way in which a fault can strike an action that goes over the chain. */
export interface Variant {
  name: string
  options?: SceneOptions
  /** The trouble begins, before the tap; `strike` counts where it happens later. */
  begin?(scene: Scene): void | Promise<void>
  /** Between the tap and the end of the trouble. */
  during?(scene: Scene): void | Promise<void>
  /** The trouble is over; without it, it stays. */
  end?(scene: Scene): void | Promise<void>
  ends?: End
  /** It strikes only some actions, such as those that the provider prepares; a cell needs one variant that does. */
  isOptional?: boolean
  /** Milliseconds that pass with the trouble; 40 s unless told. */
  lastsMs?: number
  /** What is on disk was lost on purpose: nothing on the device knows of the action any more. */
  isForgotten?: boolean
}

/** One way in which a fault can strike an action that the provider carries out alone. */
export interface GameVariant {
  name: string
  begin(scene: GameScene): void | Promise<void>
  during?(scene: GameScene): void | Promise<void>
  end?(scene: GameScene): void | Promise<void>
  /** Whether it may end without having happened. */
  mayFail?: boolean
}

/** A suite that plays a fault already, with the command for it. */
export interface Elsewhere {
  suite: string
  why: string
}

export interface Fault {
  /** As in `sell:wallet-4001`. */
  name: string
  group: Group
  variants: readonly Variant[]
  /** For actions without the chain; absent where the fault cannot touch them. */
  game?: readonly GameVariant[]
  /** It cannot strike in one process that plays many cells. */
  ownProcess?: 'noWallet' | 'noDatabase' | 'noStorage'
  /** Only a browser has it. */
  elsewhere?: Elsewhere
  /** Why it makes no sense for an action, by its name; null: it does. */
  senseless?(flow: { kind: string; asksAllowance: boolean }): string | null
}

export function strike(scene: { struck: number }): void {
  scene.struck++
}
