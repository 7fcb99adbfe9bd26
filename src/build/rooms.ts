import type { Metafile } from 'esbuild'
import { isAt, type Place } from './places'

const ROOT = ['errors', 'config']
const DOORS = ['wallet', 'chain', 'api', 'storage']

/** Which room may import values from which others; README has the same table in words. Types may cross upward. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  errors: [],
  config: [],
  i18n: [],
  domain: ['errors'],
  wallet: [...ROOT, 'domain'],
  chain: [...ROOT, 'domain', 'wallet'],
  api: [...ROOT, 'domain'],
  storage: [...ROOT, 'domain'],
  state: [...ROOT, 'domain'],
  actions: [...ROOT, ...DOORS, 'domain', 'state', 'i18n'],
  ui: ['config', 'domain', 'i18n'],
  screens: [...ROOT, 'actions', 'state', 'ui', 'domain', 'i18n'],
  // A separate page for when the app does not start: it bundles its own copies, and shares no chunk with the app.
  doctor: [...ROOT, 'domain', 'wallet'],
}
/** The one place that takes hooks from Preact itself; all others write React, and pay nothing for it. */
const REACT_OF_WOUTER = 'src/router/wouterReact.ts'
const EVERYTHING = ['main', 'App', 'router', 'build', 'wayOut', 'wayOutStyles']

/** `screens/market` or `ui` for a file in a folder, `errors` for a file directly in src. */
function roomOf(file: string): string | null {
  const match = /^src\/(?:(screens\/\w+)|(\w+))/.exec(file)
  return match?.[1] ?? match?.[2] ?? null
}

function isAllowed(from: string, to: string): boolean {
  if (from === to || EVERYTHING.includes(from)) return true
  const [room] = from.split('/')
  return to.split('/')[0] !== room && (MAY_IMPORT[room ?? ''] ?? []).includes(to)
}

/** Every import a room may not make, as `wrong room: from -> to`. */
export function findWrongRooms({ inputs }: Metafile): string[] {
  const wrong: string[] = []
  for (const [file, input] of Object.entries(inputs)) {
    const from = roomOf(file)
    if (from === null) continue
    for (const { path, original } of input.imports) {
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
      if (original === 'preact/hooks' && file !== REACT_OF_WOUTER) wrong.push(`import hooks from 'react': ${file}`)
    }
  }
  return wrong
}

/** The set of icons, and what the phone and the wallet's app are asked for, kept complete whoever uses them. */
const COMPLETE: readonly Place[] = ['src/ui/art/icons/', 'src/ui/device/']
/** One of their two users is the way out, which is built apart from the site. */
const WAY_OUT_TOO: readonly Place[] = ['src/ui/money/AllowanceList.tsx', 'src/ui/money/ExitNotice.tsx']

/** Every part of ui/ that one screen alone uses, as `a part of one screen: part, move it to screen`. */
export function findLonelyParts({ inputs }: Metafile): string[] {
  const users = new Map<string, Set<string>>()
  for (const [file, { imports }] of Object.entries(inputs)) {
    const room = roomOf(file)
    for (const { path } of imports)
      if (room !== null && roomOf(path) === 'ui') users.set(path, (users.get(path) ?? new Set()).add(room))
  }
  return [...users].flatMap(([part, rooms]) => {
    const [room = ''] = rooms
    return rooms.size === 1 && room.startsWith('screens/') && !isAt([...COMPLETE, ...WAY_OUT_TOO], part)
      ? [`a part of one screen: ${part}, move it to src/${room}`]
      : []
  })
}
