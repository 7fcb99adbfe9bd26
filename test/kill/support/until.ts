const LOOK_MS = 50
const LIMIT_MS = 60_000

/** Looks repeatedly until there is a result. @throws after a minute */
export async function until<T>(what: string, look: () => Promise<T | null | false | undefined>): Promise<T> {
  const end = Date.now() + LIMIT_MS
  for (;;) {
    const found = await look()
    if (found) return found
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`)
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
}
