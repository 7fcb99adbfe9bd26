import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('build/install')
const INSTALL = join(import.meta.dirname, '../driver/install.mjs')

/** Package versions by name; `?` before a version marks an optional package. */
type Packages = Record<string, string>

const toPackages = (packages: Packages) =>
  Object.fromEntries(
    Object.entries(packages).map(([name, version]) => [
      `node_modules/${name}`,
      { version: version.replace('?', ''), ...(version.startsWith('?') ? { optional: true } : {}) },
    ]),
  )

/** What `npm` is called with, if at all, in a project with these packages; `npm` itself ends with `code`. */
function install(wanted: Packages, locked: Packages, installed: Packages | null, code = 0) {
  const folder = mkdtempSync(join(tmpdir(), 'install-'))
  try {
    const lock = { '': { dependencies: { esbuild: '1.0.0' } }, ...toPackages(locked) }
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ dependencies: wanted }))
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: lock }))
    writeFileSync(join(folder, 'npm.cjs'), `console.log('npm', process.argv[2]); process.exit(${code})`)
    if (installed) {
      mkdirSync(join(folder, 'node_modules'))
      const file = join(folder, 'node_modules/.package-lock.json')
      writeFileSync(file, JSON.stringify({ packages: toPackages(installed) }))
    }
    const environment = { ...process.env, npm_execpath: join(folder, 'npm.cjs') }
    const { stdout, status } = spawnSync(process.execPath, [INSTALL], { cwd: folder, env: environment })
    return { calls: stdout.toString().match(/^npm .*$/gm) ?? [], status }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const ASKED = { esbuild: '1.0.0' }
const LOCKED = { esbuild: '1.0.0', 'esbuild-mac': '?1.0.0', 'esbuild-linux': '?1.0.0' }
const INSTALLED = { esbuild: '1.0.0', 'esbuild-linux': '?1.0.0' }

test('nothing is called where all but the packages of other platforms is installed', () => {
  assert.equal(install(ASKED, LOCKED, INSTALLED), { calls: [], status: 0 })
})

const STALE: Record<string, Parameters<typeof install>> = {
  'there is no node_modules': [ASKED, LOCKED, null],
  'an installed version is another': [ASKED, LOCKED, { ...INSTALLED, esbuild: '0.9.0' }],
  "a platform's installed version is another": [ASKED, LOCKED, { ...INSTALLED, 'esbuild-linux': '?0.9.0' }],
  'a package is missing': [ASKED, { ...LOCKED, hono: '1.0.0' }, INSTALLED],
  'a package is left over': [ASKED, LOCKED, { ...INSTALLED, hono: '1.0.0' }],
  'package.json asks for what is not locked': [{ ...ASKED, hono: '1.0.0' }, LOCKED, INSTALLED],
}
for (const [name, project] of Object.entries(STALE)) {
  test(`npm ci, where ${name}`, () => {
    assert.equal(install(...project), { calls: ['npm ci'], status: 0 })
  })
}

test('it fails where npm ci fails', () => {
  assert.is(install(ASKED, LOCKED, null, 3).status, 3)
})

test.run()
