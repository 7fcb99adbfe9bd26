import { type Test, suite as uvuSuite } from 'uvu'
import { explain } from './explain'
import { openPages } from './stage'

/** Longer than any test takes on a slow machine. What a page runs, and a browser's start of one, has no limit else. */
const LIMIT_MS = 240_000

/** A uvu suite whose failures say what was waited for and what the failed test's pages showed. */
export function suite(name: string): Test {
  const inner = uvuSuite(name)
  const outer = (title: string, act: () => Promise<void>) =>
    inner(title, async () => {
      const others = await openPages()
      try {
        await withinLimit(act)
      } catch (failure) {
        throw await explain(
          failure,
          (await openPages()).filter((page) => !others.includes(page)),
        )
      }
    })
  return Object.assign(outer, inner)
}

/** @throws {Error} if it has not ended within the limit: one stuck page would hold up all the tests after it */
async function withinLimit(act: () => Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done after ${LIMIT_MS / 1000} s`)), LIMIT_MS)
  })
  await Promise.race([act(), limit]).finally(() => clearTimeout(timer))
}
