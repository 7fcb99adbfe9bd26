import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'

const PLACE = /(?:https?:\/\/[^/\s]+)?\/a\/([\w-]+\.js):(\d+):(\d+)/g

/**
 * Rewrites a browser's stack with our files and lines in place of a release's scripts. A script without a map stays as
 * it is.
 * @param maps folder of the maps that the release's build wrote
 */
export function readStack(stack: string, maps: string): string {
  return stack.replace(PLACE, (place, script: string, line: string, column: string) => {
    const map = readMap(join(maps, `${script}.map`))
    const found = map?.findEntry(Number(line) - 1, Number(column) - 1)
    if (!found || !('originalSource' in found)) return place
    return `${found.originalSource.replace(/^(\.\.\/)+/, '')}:${found.originalLine + 1}:${found.originalColumn + 1}`
  })
}

function readMap(path: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return null
  }
}

const started = process.argv[1]
if (started !== undefined && import.meta.url === pathToFileURL(started).href)
  console.log(readStack(await text(process.stdin), process.argv[2] ?? '.maps/dist'))
