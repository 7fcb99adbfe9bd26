import { type Test, suite as uvuSuite } from 'uvu'
import { explain } from './explain'
import { openPages } from './stage'

/** A uvu suite whose failures say what was waited for and what the failed test's pages showed. */
export function suite(name: string): Test {
  const inner = uvuSuite(name)
  const outer = (title: string, act: () => Promise<void>) =>
    inner(title, async () => {
      const others = await openPages()
      try {
        await act()
      } catch (failure) {
        throw await explain(
          failure,
          (await openPages()).filter((page) => !others.includes(page)),
        )
      }
    })
  return Object.assign(outer, inner)
}
