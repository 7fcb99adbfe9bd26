import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('build/lockFile')
const ROOT = join(import.meta.dirname, '../..')

type Dependencies = Record<string, string>
interface Package {
  version?: string
  integrity?: string
  resolved?: string
  optional?: boolean
  os?: string[]
  dependencies?: Dependencies
  devDependencies?: Dependencies
  optionalDependencies?: Dependencies
}
type Packages = Record<string, Package>

const text = readFileSync(join(ROOT, 'package-lock.json'), 'utf8')
const packages: Packages = JSON.parse(text).packages

/** The package that `name` leads to from a place in node_modules: its own, or the next one further out. */
function findPackage(all: Packages, place: string, name: string): Package | undefined {
  const own = all[`${place ? `${place}/` : ''}node_modules/${name}`]
  if (own || !place) return own
  return findPackage(all, place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/'))), name)
}

/** Packages that a locked one may bring, and of which the lock file has nothing, as `place -> name`. */
function missingOptional(all: Packages): string[] {
  return Object.entries(all).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !findPackage(all, place, name))
      .map((name) => `${place} -> ${name}`),
  )
}

test('a package without one of its platforms is found', () => {
  const tool = { version: '1.0.0', optionalDependencies: { 'tool-mac': '1.0.0', 'tool-linux': '1.0.0' } }
  const linux = { 'node_modules/tool-linux': { version: '1.0.0' } }
  assert.equal(missingOptional({ 'node_modules/tool': tool, ...linux }), ['node_modules/tool -> tool-mac'])
  const nested = { 'node_modules/tool/node_modules/tool-mac': { version: '1.0.0' } }
  assert.equal(missingOptional({ 'node_modules/tool': tool, ...linux, ...nested }), [])
})

test('every platform is locked, so that npm ci passes on each of them', () => {
  assert.equal(missingOptional(packages), [])
})

test('what one platform alone needs is optional, and has the version that is asked for', () => {
  const wrong = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).filter(([name, version]) => {
      const found = findPackage(packages, place, name)
      return !found?.optional || (/^\d/.test(version) && found.version !== version)
    }),
  )
  assert.equal(wrong, [])
  const platforms = Object.entries(packages).filter(([, { os }]) => os?.length === 1)
  assert.ok(platforms.length >= 70, `${platforms.length} packages for one platform`)
  assert.equal(
    platforms.filter(([, { optional }]) => !optional),
    [],
  )
})

test('whatever every platform installs has a hash, and nothing names a registry', () => {
  const bare = Object.entries(packages).filter(([place, { integrity, optional }]) => place && !integrity && !optional)
  assert.equal(
    bare.map(([place]) => place),
    [],
  )
  assert.not.match(text, /"resolved"|\.tgz|registry/)
})

test('package.json asks for exact versions, and for those that are locked', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  assert.equal(packages['']?.dependencies, dependencies)
  assert.equal(packages['']?.devDependencies, devDependencies)
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    assert.match(String(version), /^\d+\.\d+\.\d+$/, name)
    assert.is(packages[`node_modules/${name}`]?.version, version)
  }
})

test.run()
