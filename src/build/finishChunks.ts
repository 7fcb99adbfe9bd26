import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type TransformOptions, transform } from 'esbuild'

interface Finished {
  code: string
  /** Leads from the finished code to our sources; empty where the chunk came without a map. */
  map: string
}

/**
 * A chunk as it is shipped. Without the imports of which it uses no name: esbuild writes one for everything a module
 * could reach, to keep the order of side effects, and sideEffects.ts sees to it that no module of ours has any but the
 * first one of all. (The polyfills are loaded by the page, by import().)
 * And minified once more: what the first pass could not see over the borders of modules is 0.5 kB of the whole.
 * @param map of the chunk, to be led on
 */
export async function finishChunk(chunk: string, target: string | string[], map = ''): Promise<Finished> {
  // Blanks, and not nothing, in their place: the map counts columns.
  const lean = chunk.replace(/\bimport\s?"\.\/[\w-]+\.js";/g, ({ length }) => ' '.repeat(length))
  const inline = map && `//# sourceMappingURL=data:application/json;base64,${Buffer.from(map).toString('base64')}\n`
  const options: TransformOptions = { minify: true, format: 'esm', target, charset: 'utf8' }
  return transform(lean + inline, { ...options, sourcemap: map ? 'external' : false })
}

/** The same for every script of a folder. Its map moves from beside it into `maps`, which is not part of the site. */
export async function finishChunks(folder: string, target: string | string[], maps: string): Promise<void> {
  await rm(maps, { recursive: true, force: true })
  await mkdir(maps, { recursive: true })
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name)
      const mapped = await readFile(`${path}.map`, 'utf8').catch(() => '')
      const { code, map } = await finishChunk(await readFile(path, 'utf8'), target, mapped)
      await writeFile(path, code)
      if (map) await writeFile(join(maps, `${name}.map`), map)
      await rm(`${path}.map`, { force: true })
    }),
  )
}
