import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { addToHost, type Host, readHost } from './host'
import { verifySite } from './verifySite'
import { watchSite } from './watchSite'

/**
 * npm run verify -- https://the.site: compares it with the manifest of its release. `--watch` does so until something
 * differs; `--note` takes the host's present addresses and certificate as right.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    release: { type: 'string', default: '.maps/dist' },
    note: { type: 'boolean', default: false },
    watch: { type: 'boolean', default: false },
    every: { type: 'string', default: '40' },
  },
})

const SHOWN = 20

function read<T>(path: string): T | null {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : null
}

async function main(): Promise<number> {
  const [address] = positionals
  if (!address) throw new Error('npm run verify -- <address> [--release folder] [--note] [--watch] [--every seconds]')
  const url = new URL(address)
  const manifestPath = join(values.release, 'manifest.json')
  const hostPath = join(values.release, `host-${url.hostname}.json`)
  const manifest = read<Record<string, string>>(manifestPath)
  if (!manifest) throw new Error(`${manifestPath} is missing: npm run build writes it`)
  const known = read<Host>(hostPath)
  if (values.note) {
    writeFileSync(hostPath, `${JSON.stringify(addToHost(known, await readHost(url)), null, 2)}\n`)
    console.log(`Noted the addresses and the certificate of ${url.hostname} in ${hostPath}`)
    return 0
  }
  if (!known) console.log(`DNS and certificate are not compared: ${hostPath} is missing, --note writes it`)
  const site = { url, manifest, host: known }
  const differences = values.watch
    ? await watchSite(site, Number(values.every) * 1000, console.log)
    : await verifySite(site)
  for (const difference of differences.slice(0, SHOWN)) console.error(difference)
  if (differences.length > SHOWN) console.error(`and ${differences.length - SHOWN} more`)
  if (differences.length === 0) console.log(`${Object.keys(manifest).length} files as built`)
  return differences.length > 0 ? 1 : 0
}

try {
  process.exitCode = await main()
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause)
  process.exitCode = 2
}
