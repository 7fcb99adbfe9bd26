import type { CaseSet } from './cases'
import { type Case, play } from './play'

export interface Report {
  runs: number
  /** The first cases that failed, ready to be played again. */
  failures: { choice: Case; broken: string[] }[]
}

const MOST_FAILURES = 5

/**
 * Plays every case of a set at every point of its pages. Stops early once enough have failed.
 * @param share plays one in `share` points of a case, and others in the next case, so that every point gets its turn
 */
export async function enumerate({ cases, every = 1, thenEvery = 0 }: CaseSet, share = 1): Promise<Report> {
  const report: Report = { runs: 0, failures: [] }
  let turn = 0
  for (const choice of cases()) {
    const skipped = turn++ % share
    // The points of the last page are the many ones.
    const [step, first] = thenEvery ? [every, 0] : [every * share, every * skipped]
    for (let at = first, wasReached = true; wasReached; at += step) {
      for (let thenAt = thenEvery * skipped, wasThenReached = true; wasThenReached; thenAt += thenEvery * share) {
        const played = { ...choice, at, thenAt }
        const outcome = await play(played)
        report.runs++
        if (outcome.broken.length > 0) report.failures.push({ choice: played, broken: outcome.broken })
        if (report.failures.length >= MOST_FAILURES) return report
        wasReached = outcome.wasReached
        wasThenReached = thenEvery > 0 && outcome.wasThenReached
      }
    }
  }
  return report
}
