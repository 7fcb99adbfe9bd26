import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('build/browserTypes')
const ROOT = join(import.meta.dirname, '../..')

/** The files that are compiled as what runs in the browser, declarations of packages too. */
const files = execFileSync(
  process.execPath,
  [join(ROOT, 'node_modules/typescript/bin/tsc'), '--noEmit', '-p', '.tsconfig.browser.json', '--listFilesOnly'],
  { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 },
)
  .trim()
  .split('\n')
  .map((file) => file.trim().replace(/\\/g, '/'))

test('all that is shipped is among them, and nothing of the build', () => {
  for (const file of ['src/main.tsx', 'src/floor.ts', 'src/polyfills.ts', 'src/doctor/main.ts', 'src/chain/read.ts'])
    assert.ok(
      files.some((name) => name.endsWith(`/${file}`)),
      file,
    )
  assert.equal(
    files.filter((name) => /^\/(src\/build|test)\//.test(name.slice(ROOT.length))),
    [],
  )
})

test("no package brings Node's types along, and with them its globals", () => {
  assert.equal(
    files.filter((name) => /\/@types\/(node|bun)\//.test(name)),
    [],
  )
})

test.run()
