import { spawnSync } from 'node:child_process'
import { cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
/** What a build reads, with the sandbox's own settings for one. */
const SOURCES = ['src', 'i18n', 'static', 'test', 'package.json', 'package-lock.json', 'tsconfig.json']

/** Copies a folder, by hard links where the disk can. */
function copyTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.name === '.cache') continue
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) copyTree(source, target)
    else if (entry.isSymbolicLink()) cpSync(source, target, { verbatimSymlinks: true })
    else
      try {
        linkSync(source, target)
      } catch {
        cpSync(source, target)
      }
  }
}

/** The manifest of the site as it is built in a copy of the project at this place. */
function manifestOf(place: string): Record<string, string> {
  copyTree(join(ROOT, 'node_modules'), join(place, 'node_modules'))
  for (const name of SOURCES) cpSync(join(ROOT, name), join(place, name), { recursive: true })
  const build = ['--import', 'tsx', '--import', './test/support/react.mjs', 'test/sandbox/buildSite.ts']
  const { status, stderr } = spawnSync(process.execPath, build, { cwd: place, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(readFileSync(join(place, '.maps/dist/manifest.json'), 'utf8'))
}

/** Builds the site in two folders and fails when a file differs: a release can be built again and compared. */
const folder = mkdtempSync(join(tmpdir(), 'twice-'))
try {
  const [one, other] = [manifestOf(join(folder, 'one')), manifestOf(join(folder, 'deeper/by/far/another'))]
  const paths = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  const different = paths.filter((path) => one[path] !== other[path])
  for (const path of different) console.error(`differs: ${path}`)
  console.log(`${paths.length} files, ${different.length} different`)
  process.exitCode = different.length === 0 && paths.length > 400 ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
