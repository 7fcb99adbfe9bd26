import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * What `npm start` and `npm test` do first: `npm ci`, unless node_modules is what the lock file asks for. Never
 * `npm install`, which may rewrite the lock file, and differently with each version of npm.
 */
const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

/** The packages that a lock file names, by their place in node_modules; '' is the project itself. */
const packagesOf = (file) => read(file).packages ?? {}

function isInstalled() {
  const { '': project, ...locked } = packagesOf('package-lock.json')
  const installed = packagesOf('node_modules/.package-lock.json')
  const wanted = read('package.json')
  const list = (packages = {}) => JSON.stringify(Object.entries(packages).sort())
  const isSame = (place) => installed[place]?.version === locked[place]?.version
  return (
    // A package.json that the lock file does not match is for `npm ci` to report.
    ['dependencies', 'devDependencies'].every((kind) => list(wanted[kind]) === list(project?.[kind])) &&
    // Optional packages are those of other platforms.
    Object.keys(locked).every((place) => isSame(place) || (locked[place].optional && !installed[place])) &&
    Object.keys(installed).every(isSame)
  )
}

if (!isInstalled()) {
  console.log('Installing the packages of package-lock.json')
  // The lock file has chosen the versions, and their hashes: their age need not be looked up.
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--min-release-age=0']
  const npm = process.env.npm_execpath
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...args], { stdio: 'inherit' })
    : spawnSync('npm', args, { stdio: 'inherit', shell: true })
  process.exitCode = status ?? 1
}
