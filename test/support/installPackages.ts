import { spawnSync } from 'node:child_process'

/**
 * Installs Debian's packages where this process may, and says so before; a machine that has no apt-get, or NO_INSTALL in
 * the environment, is left as it is. Whether they are there afterwards, the caller sees.
 */
export function installPackages(names: readonly string[], say: (line: string) => void): void {
  if (process.env.NO_INSTALL || process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return
  say(`apt-get install ${names.join(' ')} (npm test -- --no-install forbids it)`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { env })
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], { env })
}
