import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

/** Foundry's package names for processors that Node names differently. */
const ARCHITECTURES: Record<string, string> = { x64: 'amd64', arm64: 'arm64' }

/**
 * Path of a Foundry program as its npm package for this platform ships it. Start it directly, not through npx: one
 * process less, and signals reach the program itself.
 */
export function npmBinary(program: 'anvil' | 'forge'): string {
  const name = `@foundry-rs/${program}-${process.platform}-${ARCHITECTURES[process.arch] ?? process.arch}`
  const file = process.platform === 'win32' ? `${program}.exe` : program
  const path = join(packageFolder(name, program), 'bin', file)
  if (!existsSync(path)) throw new Error(`${name} has no bin/${file}; reinstall the packages`)
  return path
}

function packageFolder(name: string, program: string): string {
  try {
    return dirname(require.resolve(`${name}/package.json`))
  } catch (cause) {
    throw new Error(`${name} is not installed: ${program} cannot run here. Install with optional packages`, { cause })
  }
}
