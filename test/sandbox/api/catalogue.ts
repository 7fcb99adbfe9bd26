import { readdirSync, readFileSync } from 'node:fs'
import type { CallSpec } from '../../../src/api/call'

const FOLDER = new URL('../../../src/api/', import.meta.url)

/** One call of the app's API door. */
export interface Listed {
  name: string
  /** The file that exports it, which names the noun it is about. */
  noun: string
  spec: CallSpec
  /** Its comment, without the method and the path. */
  summary: string
}

/** Every call that the app's API door exports, in the order of the files and of the calls in them. */
export async function readCatalogue(): Promise<Listed[]> {
  const listed: Listed[] = []
  for (const file of readdirSync(FOLDER).sort()) {
    if (!file.endsWith('.ts')) continue
    const source = readFileSync(new URL(file, FOLDER), 'utf8')
    const exported = (await import(new URL(file, FOLDER).href)) as Record<string, unknown>
    for (const [, name = ''] of source.matchAll(/^export const (\w+) = call\(/gm)) {
      const { spec } = exported[name] as { spec: CallSpec }
      listed.push({ name, noun: file.replace(/\.ts$/, ''), spec, summary: summaryOf(source, name) })
    }
  }
  return listed
}

function summaryOf(source: string, name: string): string {
  const before = source.slice(0, source.indexOf(`export const ${name} = call(`))
  const comment = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(before)?.[1] ?? ''
  const text = comment.replace(/\s*\n\s*\*\s*/g, ' ').trim()
  return text.replace(/^(GET|POST)(, POST)? \S+?:? /, '').replace(/^(GET|POST) \S+$/, '')
}
