import { spawnSync } from 'node:child_process'

/**
 * Installs Debian packages if this process may, and says so first. A machine without apt-get, or with NO_INSTALL in the
 * environment, stays as it is. The caller must check whether they are there afterwards.
 */
export function installPackages(names: readonly string[], say: (line: string) => void): void {
  if (process.env.NO_INSTALL || process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return
  say(`apt-get install ${names.join(' ')} (npm test -- --no-install forbids it)`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { env })
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], { env })
}
