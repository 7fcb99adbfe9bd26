import type { ActivityRecord } from '../../domain/activity'
import { Boundary } from '../../ui/states/Boundary'
import { BrokenTile } from '../../ui/states/BrokenTile'
import { day as dayClass } from './Activity.style'
import type { FeedDay } from './days'
import { Line } from './Line'

export interface DayProps {
  day: FeedDay
  /** What settled a submitted withdrawal, by its id. */
  settled: ReadonlyMap<string, ActivityRecord>
  /** The ids of lines whose amount waits in the 111 protocol. */
  waits: ReadonlySet<string>
}

/** One day of the feed. */
export function Day({ day: { title, records }, settled, waits }: DayProps) {
  return (
    <section class={dayClass}>
      <h2>{title}</h2>
      <ul aria-label={title}>
        {records.map((record) => (
          <li key={record.id}>
            <Boundary fallback={() => <BrokenTile />}>
              <Line record={record} settled={settled.get(record.id) ?? null} isWaiting={waits.has(record.id)} />
            </Boundary>
          </li>
        ))}
      </ul>
    </section>
  )
}
