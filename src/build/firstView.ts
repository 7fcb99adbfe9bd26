import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type BuildOptions, build, type Metafile } from 'esbuild'
import type { RouteParts } from './prerender'
import { changeSources, type SourceChange } from './sources'
import { recordStyles, type StyleNames } from './styles'

export interface FirstView {
  bodies: string[]
  css: string
  styleNames: StyleNames
  metafile: Metafile
  /** Every screen with the source file of its module. */
  routes: RouteParts[]
}

/** Runs the app at build time for the markup and styles of the first view. */
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
  const { describeRoutes, prerender } = (await import(address)) as typeof import('./prerender')
  const routes = describeRoutes().map((route) => ({ ...route, module: sourceOf(route.module, metafile) }))
  return shortenNames({ ...(await prerender(paths)), styleNames, metafile, routes })
}

/** The source file that a `() => import(…)` of the built text loads. */
function sourceOf(load: string, { outputs }: Metafile): string {
  const [, file = ''] = /import\("\.\/([^"]+)"\)/.exec(load) ?? []
  const source = Object.entries(outputs).find(([path]) => path.endsWith(`/${file}`))?.[1].entryPoint
  if (!source) throw new Error(`no module is loaded by ${load}`)
  return source
}

/** goober's names have ten random digits, which do not compress. Styles of later screens keep the long names. */
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
