import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { build, type Plugin } from 'esbuild'

const require = createRequire(import.meta.url)
const root = join(import.meta.dirname, '../..')

/** Replaces React with Preact: whatever imports `react`, ours or a package's, gets preact/compat. */
export const REACT_ALIASES = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  // rosetta's helper: its `main` is UMD, which the entry would have to carry.
  dlv: 'dlv/dist/dlv.es.js',
}

/**
 * wouter alone gets the few hooks it uses straight from Preact's core: preact/compat costs 1.1 kB of the first view
 * (performance budget), and the published shim of useSyncExternalStore is CommonJS, which cannot be tree-shaken.
 */
export const wouterOnCore: Plugin = {
  name: 'wouter-on-core',
  setup(build) {
    const core = { path: join(root, 'src/router/wouterReact.ts') }
    build.onResolve({ filter: /^(react|use-sync-external-store\/shim.*)$/ }, ({ importer }) =>
      /node_modules\/wouter\//.test(importer) ? core : undefined,
    )
    build.onResolve({ filter: /^\.\/use-sync-external-store\.js$/ }, ({ importer }) =>
      /node_modules\/wouter\//.test(importer) ? core : undefined,
    )
    // Its Link is made by a call, which the build has to take for one with effects, and nobody uses it.
    build.onLoad({ filter: /node_modules\/wouter\/src\/index\.js$/ }, ({ path }) => {
      const made = readFileSync(path, 'utf8')
      const marked = made.replace(/ = (forwardRef|createContext)\(/g, ' = /* @__PURE__ */ $1(')
      if (marked === made) throw new Error(`${path}: nothing to mark as pure`)
      return { contents: marked }
    })
  },
}

/**
 * Keeps only the parts of preact/compat that are used. Its patches of Preact would cost 1.3 kB, and our code must not
 * need them: the first view is drawn without them.
 */
export const compatWithoutPatches: Plugin = {
  name: 'compat-without-patches',
  setup(build) {
    build.onResolve({ filter: /^(react|react-dom|preact\/compat)$/ }, async ({ kind, resolveDir, pluginData }) => {
      if (pluginData === 'compat') return undefined
      const found = await build.resolve('preact/compat', { kind, resolveDir, pluginData: 'compat' })
      return { ...found, sideEffects: false }
    })
  },
}

/** Which file defines each name that a viem barrel exports. */
function readBarrel(file: string, found = new Map<string, string>()): Map<string, string> {
  const source = readFileSync(file, 'utf8')
  for (const [, names = '', path = ''] of source.matchAll(/export \{([^}]*)\} from '(\.[^']*)'/g)) {
    for (const name of names.split(',')) {
      const [original, exported = original] = name.trim().split(/ as /)
      if (original && exported) found.set(exported, `${original}|${join(dirname(file), path)}`)
    }
  }
  return found
}

/**
 * Points imports of `viem` at the files that define the names: esbuild splits by file, and through the barrel every
 * chunk would reach all of viem.
 */
export function viemByFile(): (source: string, file: string) => string {
  const folder = join(dirname(require.resolve('viem/package.json')), '_esm')
  const barrels = new Map(
    [
      ['viem', 'index.js'],
      ['viem/utils', 'utils/index.js'],
      ['viem/actions', 'actions/index.js'],
      ['viem/chains', 'chains/index.js'],
      ['viem/siwe', 'siwe/index.js'],
    ].map(([name = '', file = '']) => [name, readBarrel(join(folder, file))]),
  )
  return (source, file) => {
    if (!/^src\/(wallet|chain)\//.test(file)) return source
    return source.replace(/import \{([^}]*)\} from '(viem(?:\/\w+)?)'/g, (_, names: string, from: string) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name && !name.startsWith('type '))
        .map((name) => {
          const [imported = '', local = imported] = name.split(/ as /)
          const place = barrels.get(from)?.get(imported)
          if (!place) return `import { ${name} } from '${from}'`
          const [original, path] = place.split('|')
          return `import { ${original} as ${local} } from '${path}'`
        })
        .join(';'),
    )
  }
}

/**
 * An injected wallet on BSC never reaches CCIP look-ups, WebSocket transports and the like. esbuild keeps an import()
 * whose result nobody uses (evanw/esbuild#3704), so these resolve to an empty module.
 */
export const dropUnreached: Plugin = {
  name: 'drop-unreached',
  setup(build) {
    build.onResolve({ filter: /./ }, ({ kind, importer, path }) =>
      kind === 'dynamic-import' && /node_modules\/(viem|ox)\//.test(importer) && !/secp256k1/.test(path)
        ? { path, namespace: 'unreached' }
        : undefined,
    )
    build.onLoad({ filter: /./, namespace: 'unreached' }, () => ({
      contents: 'export {}',
    }))
  },
}

const SHORT_ERROR = `
import { BaseError } from './base.js'
const short = (name, code) => Object.assign(class extends BaseError {
  constructor(cause) {
    super(name, { cause, name })
    if (code) this.code = code
  }
}, { code })
`

/**
 * viem's errors with their names, codes and causes, but without the texts and fields meant for developers: each ends as
 * the cause of an error of ours, which reads nothing else of it.
 */
export const shortViemErrors: Plugin = {
  name: 'short-viem-errors',
  setup(build) {
    build.onLoad({ filter: /node_modules\/viem\/_esm\/errors\/\w+\.js$/ }, ({ path }) => {
      if (/(base|utils|version)\.js$/.test(path)) return undefined
      const source = readFileSync(path, 'utf8')
      const codes = new Map(
        [...source.matchAll(/defineProperty\((\w+), "code", \{[^}]*value: (-?\d+)/g)].map(([, of, code]) => [of, code]),
      )
      const classes = [...source.matchAll(/export class (\w+)/g)].map(
        ([, name = '']) => `export const ${name} = /* @__PURE__ */ short('${name}', ${codes.get(name)})`,
      )
      return { contents: [SHORT_ERROR, ...classes].join('\n') }
    })
  },
}

/** The encodings other than bytes, and the code that chooses between them. */
const otherQrWays: Plugin = {
  name: 'other-qr-ways',
  setup(build) {
    build.onResolve({ filter: /^(\.\/(numeric|alphanumeric|kanji)-data|dijkstrajs)$/ }, ({ path }) => ({
      path,
      namespace: 'unused',
    }))
    build.onLoad({ filter: /./, namespace: 'unused' }, () => ({ contents: 'module.exports = {}' }))
  },
}

/**
 * qrcode is CommonJS. Bundling it into one ES module first keeps the CommonJS helpers inside it; otherwise esbuild puts
 * them where every chunk reaches them, 200 B of the first view.
 */
export const qrcodeAsModule: Plugin = {
  name: 'qrcode-as-module',
  setup(outer) {
    outer.onResolve({ filter: /^qrcode\/lib\/core\/qrcode(\.js)?$/ }, ({ path }) => ({
      path,
      namespace: 'qrcode',
    }))
    outer.onLoad({ filter: /./, namespace: 'qrcode' }, async () => {
      const contents = `import core from ${JSON.stringify(require.resolve('qrcode/lib/core/qrcode.js'))}; export const create = core.create`
      const { outputFiles } = await build({
        stdin: { contents, resolveDir: root },
        bundle: true,
        write: false,
        format: 'esm',
        target: ['chrome67', 'ios14.5'],
        plugins: [otherQrWays],
      })
      return { contents: outputFiles[0]?.text ?? '', loader: 'js' }
    })
  },
}
