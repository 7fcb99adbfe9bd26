import type { Check, Words } from '../finding'

/** The oldest engines the site runs in. */
const CHROME = 67
const IOS = 14.5

type Globals = Record<string, unknown>

/** What the site requires of them. */
const NEEDED: Record<string, (page: Globals) => unknown> = {
  BigInt: (page) => page.BigInt,
  modules: (page) => 'noModule' in (Object(page.HTMLScriptElement) as { prototype: object }).prototype,
  fetch: (page) => page.fetch,
  ReadableStream: (page) => page.ReadableStream,
  AbortController: (page) => page.AbortController,
  TextDecoder: (page) => page.TextDecoder,
  IntersectionObserver: (page) => page.IntersectionObserver,
  crypto: (page) => (Object(page.crypto) as Globals).getRandomValues,
}

export interface Engine {
  name: string
  /** Chrome's major version, or iOS with its minor as a decimal; null when the browser does not say. */
  version: number | null
  isOld: boolean
}

/** The engine, from the browser's user agent. */
export function engineOf(agent: string): Engine {
  const ios = /(?:iPhone|CPU) OS (\d+)_(\d+)/.exec(agent)
  if (ios) {
    const version = Number(`${ios[1]}.${ios[2]}`)
    return { name: `iOS ${version}`, version, isOld: version < IOS }
  }
  const chrome = /Chrom(?:e|ium)\/(\d+)/.exec(agent)
  if (chrome) return { name: `Chrome ${chrome[1]}`, version: Number(chrome[1]), isOld: Number(chrome[1]) < CHROME }
  const safari = /Version\/([\d.]+).* Safari/.exec(agent)
  return { name: safari ? `Safari ${safari[1]}` : '?', version: null, isOld: false }
}

/** Checks whether the browser is new enough. */
export const engine: Check = {
  name: 'engine',
  limitMs: 2000,
  async run({ page }) {
    const { userAgent } = page.navigator
    const { name, isOld } = engineOf(userAgent)
    const missing = Object.keys(NEEDED).filter((feature) => !NEEDED[feature]?.(page as unknown as Globals))
    const facts = { engine: name, missing: missing.join(' ') || 'none', userAgent }
    const lacks: Words[] = missing.length > 0 ? [['doctor.engine_missing', { names: missing.join(', ') }]] : []
    if (!isOld && missing.length === 0) {
      return { state: 'ok', found: [['doctor.engine_fine', { engine: name }]], facts }
    }
    const first: Words = isOld
      ? ['doctor.engine_old', { engine: name, chrome: CHROME, ios: IOS }]
      : ['doctor.engine_fine', { engine: name }]
    return { state: 'bad', found: [first, ...lacks], advice: ['doctor.engine_update'], facts }
  },
}
