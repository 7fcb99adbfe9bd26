import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What each finished script of a folder imports at once, by file names. */
export type ScriptGraph = ReadonlyMap<string, readonly string[]>

/** The scripts that a finished script imports at once, not those that it asks for later. */
export const importsOf = (code: string): string[] =>
  [...code.matchAll(/\b(?:from|import)\s*"\.\/([\w-]+\.js)"/g)].map(([, name = '']) => name)

export async function readScriptGraph(folder: string): Promise<ScriptGraph> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  const read = names.map(async (name) => [name, importsOf(await readFile(join(folder, name), 'utf8'))] as const)
  return new Map(await Promise.all(read))
}

/** These scripts with everything they import, however far; those that are imported first come last. */
export function withImports(graph: ScriptGraph, names: Iterable<string>, found = new Set<string>()): Set<string> {
  for (const name of names) {
    if (found.has(name)) continue
    found.add(name)
    withImports(graph, graph.get(name) ?? [], found)
  }
  return found
}
