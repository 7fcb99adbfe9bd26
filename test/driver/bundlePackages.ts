import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { register } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const MODULES = join(import.meta.dirname, '../../node_modules')

/** Of many hundred files each. tsx would resolve them one by one, which costs every process up to three seconds. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  'happy-dom': ['happy-dom'],
  // Every entry that we import: with one missing, there would be two of each error class.
  viem: ['viem', 'viem/accounts', 'viem/actions', 'viem/siwe', 'viem/utils'],
}

/** Makes this process import these packages as a few bundled files, which the first process to need them builds. */
export async function bundlePackages(): Promise<void> {
  const places = await Promise.all(Object.entries(PACKAGES).map(([name, entries]) => bundle(name, entries)))
  const names = Object.fromEntries(places.flat())
  register(
    `data:text/javascript,${encodeURIComponent(`
      const names = ${JSON.stringify(names)}
      export const resolve = (specifier, context, next) =>
        specifier in names ? { url: names[specifier], format: 'module', shortCircuit: true } : next(specifier, context)
    `)}`,
  )
}

/** Each entry with the file it is bundled to. */
async function bundle(name: string, entries: readonly string[]): Promise<[entry: string, url: string][]> {
  const { version } = JSON.parse(readFileSync(join(MODULES, name, 'package.json'), 'utf8')) as { version: string }
  const fileOf = (entry: string) => entry.replaceAll('/', '-')
  // Another version, or another list, is another folder.
  const folder = join(MODULES, '.cache/packages', [version, ...entries.map(fileOf)].join('+'))
  if (!existsSync(folder)) {
    const own = `${folder}-${process.pid}`
    await build({
      entryPoints: entries.map((entry) => ({ in: entry, out: fileOf(entry) })),
      outdir: own,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      splitting: true,
      platform: 'node',
      format: 'esm',
      // Libraries of CommonJS below ask for Node's modules.
      banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
      logLevel: 'error',
    })
    try {
      renameSync(own, folder)
    } catch (cause) {
      // Another process was faster.
      rmSync(own, { recursive: true })
      if (!existsSync(folder)) throw cause
    }
  }
  return entries.map((entry) => [entry, pathToFileURL(join(folder, `${fileOf(entry)}.mjs`)).href])
}
