import { act } from 'preact/test-utils'

const LIMIT_MS = 10_000

/** Waits for a sign, such as a part that is fetched when it is first shown. @throws what `look` threw last */
export async function until<T>(look: () => T): Promise<NonNullable<T>> {
  const end = Date.now() + LIMIT_MS
  for (;;) {
    await act(async () => {
      await new Promise((resolve) => setTimeout(resolve, 0))
    })
    try {
      const found = look()
      if (found) return found
    } catch (cause) {
      if (Date.now() > end) throw cause
    }
    if (Date.now() > end) throw new Error(`still not so: ${look}`)
  }
}
