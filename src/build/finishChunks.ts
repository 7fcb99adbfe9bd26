import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type TransformOptions, transform } from 'esbuild'
import { editScript, type MappedScript } from './editScript'
import { leadPast, loadBeside, passedOn } from './loadBeside'
import { importsOf, withImports } from './scriptGraph'
import { sayShortNames, shortNames } from './shortNames'

/**
 * A chunk as it ships, without the imports that bring no name. esbuild writes one for everything a module could reach,
 * to keep the order of side effects, and sideEffects.ts makes sure that nothing is lost with it. (The polyfills are
 * loaded by the page, by import().) The chunk is also minified again: what the first pass could not see across modules
 * saves 0.5 kB in all.
 * @param map the chunk's map, which is updated
 */
export async function finishChunk(chunk: string, target: string | string[], map = ''): Promise<MappedScript> {
  // Spaces take their place, because the map counts columns.
  const lean = chunk.replace(/\bimport\s?"\.\/[\w-]+\.js";/g, ({ length }) => ' '.repeat(length))
  const inline = map && `//# sourceMappingURL=data:application/json;base64,${Buffer.from(map).toString('base64')}\n`
  const options: TransformOptions = { minify: true, format: 'esm', target, charset: 'utf8' }
  return transform(lean + inline, { ...options, sourcemap: map ? 'external' : false })
}

export interface FinishOptions {
  folder: string
  target: string | string[]
  /** Where the maps move to, from beside the scripts: they are not part of the site. */
  maps: string
  /** The name of the script that loads before any other. */
  entry: string
}

/**
 * Does the same for every script of a folder, redirects its imports past scripts that only pass names on, loads the
 * imports of what it loads later beside it, and shortens all names.
 * @returns the scripts' short names, by their names before
 */
export async function finishChunks({ folder, target, maps, entry }: FinishOptions): Promise<Map<string, string>> {
  await rm(maps, { recursive: true, force: true })
  await mkdir(maps, { recursive: true })
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  const scripts = new Map<string, MappedScript>()
  await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name)
      const mapped = await readFile(`${path}.map`, 'utf8').catch(() => '')
      scripts.set(name, await finishChunk(await readFile(path, 'utf8'), target, mapped))
      await rm(`${path}.map`, { force: true })
    }),
  )
  const connected = connect(scripts, entry)
  const short = shortNames([...connected.keys()])
  await Promise.all(names.map((name) => rm(join(folder, name))))
  for (const [name, script] of connected) {
    const { code, map } = sayShortNames(script, short)
    await writeFile(join(folder, short.get(name) ?? name), code)
    if (map) await writeFile(join(maps, `${short.get(name) ?? name}.map`), map)
  }
  return short
}

/** Without those that nobody asks for any more. */
function connect(scripts: ReadonlyMap<string, MappedScript>, entry: string): Map<string, MappedScript> {
  const passing = new Map(
    [...scripts].flatMap(([name, { code }]) => {
      const on = passedOn(code)
      return on ? [[name, on] as const] : []
    }),
  )
  const led = [...scripts]
    .map(([name, script]) => [name, editScript(script, leadPast(script.code, passing))] as const)
    .filter(([name], _, all) => !passing.has(name) || all.some(([, { code }]) => code.includes(name)))
  const graph = new Map(led.map(([name, { code }]) => [name, importsOf(code)]))
  const known = withImports(graph, [entry])
  return new Map(
    led.map(([name, script]) => [name, editScript(script, loadBeside(script.code, name, graph, known))] as const),
  )
}
