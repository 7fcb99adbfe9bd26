import type { Metafile } from 'esbuild'

const ROOT = ['errors', 'config']
const DOORS = ['wallet', 'chain', 'api', 'storage']

/** Which room may import values of which; README has the same table in words. Types may cross upward. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  errors: [],
  config: [],
  i18n: [],
  reactCore: [],
  domain: ['errors'],
  wallet: [...ROOT, 'domain'],
  chain: [...ROOT, 'domain', 'wallet'],
  api: [...ROOT, 'domain'],
  storage: [...ROOT, 'domain'],
  state: [...ROOT, 'domain'],
  actions: [...ROOT, ...DOORS, 'domain', 'state', 'i18n'],
  ui: ['config', 'domain', 'i18n'],
  screens: [...ROOT, 'actions', 'state', 'ui', 'domain', 'i18n'],
  // A page of its own for when the app does not start: it bundles its own copies, and shares no chunk with it.
  doctor: [...ROOT, 'domain', 'wallet'],
}
const EVERYTHING = ['main', 'App', 'routes', 'build']

/** `screens/market` and `ui` for files in folders, `errors` for a file of the root. */
function roomOf(file: string): string | null {
  const match = /^src\/(?:(screens\/\w+)|(\w+))/.exec(file)
  return match?.[1] ?? match?.[2] ?? null
}

function isAllowed(from: string, to: string): boolean {
  if (from === to || EVERYTHING.includes(from)) return true
  const [room] = from.split('/')
  return to.split('/')[0] !== room && (MAY_IMPORT[room ?? ''] ?? []).includes(to)
}

/** Every import that crosses a wall, as `wrong room: from -> to`. */
export function findWrongRooms({ inputs }: Metafile): string[] {
  const wrong: string[] = []
  for (const [file, input] of Object.entries(inputs)) {
    const from = roomOf(file)
    if (from === null) continue
    for (const { path } of input.imports) {
      const to = roomOf(path)
      const isText = path.startsWith('i18n/')
      if (
        (to !== null && !isAllowed(from, to)) ||
        path.startsWith('test/') ||
        (isText && from !== 'main' && from !== 'doctor')
      ) {
        wrong.push(`wrong room: ${file} -> ${path}`)
      }
      const isViem = /node_modules\/(viem|ox|@noble|abitype)\//.test(path)
      if (isViem && from !== 'wallet' && from !== 'chain') wrong.push(`wrong room: ${file} -> ${path}`)
    }
  }
  return wrong
}
