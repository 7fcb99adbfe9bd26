import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type BuildOptions, build, type Metafile } from 'esbuild'
import { changeSources, type SourceChange } from './sources'
import { recordStyles, type StyleNames } from './styles'

export interface FirstView {
  bodies: string[]
  css: string
  styleNames: StyleNames
  metafile: Metafile
}

/** Runs the app at build time for the markup and styles of what is seen at once. */
export async function drawFirstView(
  root: string,
  options: BuildOptions,
  changes: readonly SourceChange[],
  paths: readonly string[],
): Promise<FirstView> {
  const folder = join(root, 'node_modules/.cache/first-view')
  const { metafile } = await build({
    ...options,
    entryPoints: [join(root, 'src/build/prerender.tsx')],
    outdir: folder,
    entryNames: '[name]',
    chunkNames: '[name]-[hash]',
    outExtension: { '.js': '.mjs' },
    platform: 'node',
    target: 'node20',
    external: ['happy-dom'],
    splitting: true,
    metafile: true,
    minify: false,
    plugins: [...(options.plugins ?? []), changeSources(root, [...changes, recordStyles])],
  })
  const styleNames: StyleNames = {}
  Object.assign(globalThis, { styleNames })
  const address = `${pathToFileURL(join(folder, 'prerender.mjs')).href}?${Date.now()}`
  const { prerender } = (await import(address)) as typeof import('./prerender')
  return shortenNames({ ...(await prerender(paths)), styleNames, metafile })
}

/** goober's names have ten random digits, which do not compress. What later screens style keeps the long ones. */
function shortenNames(view: FirstView): FirstView {
  const names = new Map<string, string>()
  const shorten = (text: string) =>
    text.replace(/\bgo\d+\b/g, (name) => {
      if (!names.has(name)) names.set(name, `g${names.size.toString(36)}`)
      return names.get(name) ?? name
    })
  return {
    ...view,
    css: shorten(view.css),
    bodies: view.bodies.map(shorten),
    styleNames: Object.fromEntries(
      Object.entries(view.styleNames).map(([file, name]) => [file, name && shorten(name)]),
    ),
  }
}
