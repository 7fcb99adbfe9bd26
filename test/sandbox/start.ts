import '../support/config'
import { watch } from 'node:fs'
import { buildSite } from '../../src/build/site'
import { sandboxConfig } from '../support/config'
import { DEPLOYED_ADDRESSES } from './chain/addresses'
import { main } from './control/main'

const { artBase: _art, version: _version, ...config } = sandboxConfig(DEPLOYED_ADDRESSES)
const WATCHED = ['src', 'i18n', 'static']
const SETTLE_MS = 150

/** `npm start`: builds the site for the sandbox while its world starts; with --watch, rebuilds at each change. */
const isWatching = process.argv.includes('--watch')
process.argv = process.argv.filter((argument) => argument !== '--watch')

async function build(): Promise<void> {
  const begun = Date.now()
  await buildSite({ out: 'dist', config, quiet: true, development: isWatching })
  console.log(`Built      the site in ${Date.now() - begun} ms`)
}

function watchSources(): void {
  let timer: NodeJS.Timeout | undefined
  const again = () => {
    clearTimeout(timer)
    timer = setTimeout(() => build().catch((cause: Error) => console.error(cause.message)), SETTLE_MS)
  }
  for (const folder of WATCHED) watch(folder, { recursive: true }, again)
}

try {
  await main(build())
  if (isWatching) watchSources()
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause)
  process.exit(1)
}
