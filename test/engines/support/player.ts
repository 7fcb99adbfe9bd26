import type { Query } from '../page/find'
import { call } from './hands'
import type { EnginePage } from './page'

/** An engine that was installed a moment ago begins with cold libraries and fonts, and others work beside it. */
const LIMIT_MS = 60_000
const LOOK_MS = 40

/** Looks again and again until it gets something. @throws {Error} after a minute, with what was seen last */
export async function until<Value>(what: string, look: () => Promise<Value | null | false>): Promise<Value> {
  const end = Date.now() + LIMIT_MS
  let last: unknown
  for (;;) {
    try {
      const found = await look()
      if (found) return found
    } catch (cause) {
      // A page on its way elsewhere cannot be asked anything.
      last = cause
    }
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`, { cause: last })
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
}

const say = (query: Query): string => JSON.stringify(query)

/** A player at a page: sees, taps and types as one does, and waits for what has to come. */
export function playerAt(page: EnginePage, origin: string) {
  const see = (query: Query) => until(say(query), () => call(page, 'isThere', query))
  return {
    page,
    see,
    go: (path: string) => page.goto(origin + path),
    isThere: (query: Query) => call(page, 'isThere', query),
    async miss(query: Query): Promise<void> {
      await until(`the end of ${say(query)}`, async () => !(await call(page, 'isThere', query)))
    },
    async tap(query: Query): Promise<void> {
      let why = ''
      const place = await until(`a tap on ${say(query)}`, async () => {
        const found = await call(page, 'placeToTap', query)
        if (typeof found !== 'string') return found
        why = found
        return null
      }).catch((cause: Error) => {
        throw new Error(`${cause.message}: ${why}`, { cause })
      })
      await page.tapAt(place.x, place.y)
    },
    async type(query: Query, text: string): Promise<void> {
      await until(`the field ${say(query)}`, () => call(page, 'focusField', query))
      await page.type(text)
      await until(`${text} in ${say(query)}`, async () => (await call(page, 'fieldValue', query)) === text)
    },
    /** A choice of a list by its text or value, or a slider's place. */
    set: (query: Query, value: string) =>
      until(`${value} of ${say(query)}`, () => call(page, 'setValue', query, value)),
    textsOf: (query: Query) => call(page, 'textsOf', query),
    attributeOf: (query: Query, name: string) => call(page, 'attributeOf', query, name),
    /** Waits until the address, from the path on, is like this. */
    async arrive(pattern: RegExp): Promise<void> {
      await until(`the address ${pattern}`, async () =>
        pattern.test(await page.evaluate<string>('location.pathname + location.search')),
      )
    },
    /** What is kept between visits, set before the site starts. */
    async keep(items: Record<string, string>): Promise<void> {
      await page.goto(`${origin}/version.txt`)
      await page.evaluate(
        `Object.entries(${JSON.stringify(items)}).forEach(([key, value]) => localStorage.setItem(key, value))`,
      )
    },
  }
}

export type Player = ReturnType<typeof playerAt>
