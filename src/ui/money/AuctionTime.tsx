import { signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useEffect } from 'react'
import type { TimeLeftProps } from './TimeLeft'

const part = signal<ComponentType<TimeLeftProps> | null>(null)

export interface AuctionTimeProps extends TimeLeftProps {
  /** Resolves when nobody waits for anything else. */
  after: () => Promise<void>
}

/** The time left for a bid, on a tile of a list. The part that counts is fetched after all that the player looks at. */
export function AuctionTime({ after, ...time }: AuctionTimeProps) {
  useEffect(() => {
    if (part.value) return
    // What cannot be fetched is tried again by the next tile.
    after()
      .then(() => import('./TimeLeft'))
      .then((module) => {
        part.value = module.default
      })
      .catch(Boolean)
  }, [])
  const Part = part.value
  return Part && <Part {...time} />
}
