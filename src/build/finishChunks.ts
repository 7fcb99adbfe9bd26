import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type TransformOptions, transform } from 'esbuild'

/**
 * A chunk as it is shipped. Without the imports of which it uses no name: esbuild writes one for everything a module
 * could reach, to keep the order of side effects, and the only module of ours that has any is the first one of all. (The polyfills are loaded by the page, by import().)
 * And minified once more: what the first pass could not see over the borders of modules is 0.5 kB of the whole.
 */
export async function finishChunk(chunk: string, target: TransformOptions['target']): Promise<string> {
  const lean = chunk.replace(/\bimport\s?"\.\/[\w-]+\.js";/g, '')
  const { code } = await transform(lean, { minify: true, format: 'esm', target, charset: 'utf8' })
  return code
}

/** The same for every script of a folder. */
export async function finishChunks(folder: string, target: TransformOptions['target']): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name)
      await writeFile(path, await finishChunk(await readFile(path, 'utf8'), target))
    }),
  )
}
