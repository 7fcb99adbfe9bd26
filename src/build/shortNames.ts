import { basename, dirname, join } from 'node:path'
import type { Metafile } from 'esbuild'
import { editScript, type MappedScript } from './editScript'

/**
 * How many letters of its hash a script's name keeps, of five bits each. No letter can be compressed, and each script
 * that imports another says its name. Browsers keep scripts by their names for a year: that a release gives one of its
 * 50 scripts the name of another that a browser has from five releases before happens once in 86,000 releases.
 */
const LETTERS = 6

const HASH = /([A-Z0-9]{8})\.js$/

/**
 * The shorter name of each script, by its name.
 * @throws {Error} if two would have the same
 */
export function shortNames(names: readonly string[]): Map<string, string> {
  const short = new Map(names.map((name) => [name, name.replace(HASH, (_, hash) => `${hash.slice(0, LETTERS)}.js`)]))
  if (new Set(short.values()).size < short.size) throw new Error('Two scripts have one short name: keep more letters')
  return short
}

/** The script with the short names of those it imports. */
export function sayShortNames(script: MappedScript, short: ReadonlyMap<string, string>): MappedScript {
  const edits = [...script.code.matchAll(/"\.\/([\w-]+\.js)"/g)].flatMap(({ 1: name = '', index }) => {
    const text = short.get(name)
    return text ? [{ start: index + 3, end: index + 3 + name.length, text }] : []
  })
  return editScript(script, edits)
}

/** What esbuild says of its outputs, under their short names. */
export function renameOutputs(outputs: Metafile['outputs'], short: ReadonlyMap<string, string>): Metafile['outputs'] {
  const rename = (path: string) => join(dirname(path), short.get(basename(path)) ?? basename(path))
  return Object.fromEntries(
    Object.entries(outputs).map(([path, output]) => [
      rename(path),
      { ...output, imports: output.imports.map((each) => ({ ...each, path: rename(each.path) })) },
    ]),
  )
}
