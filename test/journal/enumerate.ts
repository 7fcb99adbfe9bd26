import type { CaseSet } from './cases'
import { type Case, play } from './play'

export interface Report {
  runs: number
  /** The first cases that went wrong, ready to be played again. */
  failures: { choice: Case; broken: string[] }[]
}

const MOST_FAILURES = 5

/** Plays every case of a set at every point of its pages. Ends early once enough went wrong. */
export async function enumerate({ cases, every = 1, thenEvery = 0 }: CaseSet): Promise<Report> {
  const report: Report = { runs: 0, failures: [] }
  for (const choice of cases()) {
    for (let at = 0, wasReached = true; wasReached; at += every) {
      for (let thenAt = 0, wasThenReached = true; wasThenReached; thenAt += thenEvery) {
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
