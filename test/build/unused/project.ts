import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Project } from './findUnused'

const ROOT = join(import.meta.dirname, '../../..')

/** What the build starts from. */
const SHIPPED = [
  'build.mjs',
  'src/main.tsx',
  'src/polyfills.ts',
  'src/floor.ts',
  'src/doctor/main.ts',
  'src/wayOut.tsx',
  'src/build/prerender.tsx',
  // The build leads wouter's imports of React there.
  'src/router/wouterReact.ts',
]
/** What else is started by its path, and is no script of package.json. */
const STARTED = [
  'test/driver/install.mjs',
  'test/build/buildTwice.ts',
  'test/build/unused/run.ts',
  'test/driver/coverage/record.mjs',
  'test/driver/coverage/run.ts',
  'test/faults/playHere.ts',
  'test/contracts/solc.mjs',
  'test/driver/suites.ts',
  'test/engines/page/main.ts',
  'test/faults/playHere.ts',
  'test/sandbox/buildSite.ts',
  'test/sandbox/wallet/page/main.ts',
  'test/support/react.mjs',
  'test/ui/gallery/Gallery.tsx',
]

const TOOLS: Project['tools'] = {
  '@biomejs/biome': 'npm run format, and the check of it',
  '@foundry-rs/anvil': 'the local chain, started by test/sandbox/chain/npmBinary.ts',
  '@foundry-rs/forge': 'the tests of the contracts, by the same',
  '@iconify-json/game-icons': 'a file of drawings, read by src/build/art',
  '@openzeppelin/contracts': 'imported in Solidity',
  '@types/node': 'what the types of all but the browser lean on',
  solc: 'the compiler of the contracts, required by test/contracts/solc.mjs',
  typescript: 'the check of the types',
}

const KNOWN: Project['known'] = {}

/** The project as it is on the disk. */
export function readProject(): Project {
  const names = ['src', 'test'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name.replace(/\\/g, '/')}`,
    ),
  )
  const files = [...names.filter((name) => /\.(tsx?|mjs|mts)$/.test(name)), 'build.mjs']
  const sources = new Map(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]))
  const { scripts, dependencies, devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const run = Object.values<string>(scripts).flatMap((script) => script.match(/\btest\/[\w/-]+\.(ts|mjs)\b/g) ?? [])
  const tests = files.filter((file) => /\.test\.tsx?$/.test(file))
  // They declare what is there without an import.
  const ambient = files.filter((file) => /\.d\.m?ts$/.test(file))
  return {
    sources,
    entries: [...new Set([...SHIPPED, ...STARTED, ...run, ...tests, ...ambient])],
    shipped: [...SHIPPED, ...ambient],
    packages: Object.keys({ ...dependencies, ...devDependencies }),
    tools: TOOLS,
    known: KNOWN,
  }
}
