import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { addressOf } from './control/addressOf'
import { listen } from './control/listen'
import { serveSite } from './site'

const OPTIONS = {
  dist: { type: 'string', default: 'dist' },
  port: { type: 'string', default: '4180' },
  host: { type: 'string', default: '127.0.0.1' },
} as const

/** `npm run preview`: serves a release as its server has to, without a sandbox world and without a wallet. */
const { values } = parseArgs({ options: OPTIONS })
const { dist, host } = values
// Only a release has compressed pages; `npm run dev` omits them.
if (existsSync(join(dist, 'app.html.br'))) {
  const site = serveSite({ dist, walletScript: null })
  const onTaken = (port: number) => console.log(`Port ${port} is taken, trying the next one`)
  const { port } = await listen(site, Number(values.port), host, onTaken)
  console.log(`${dist} at http://${addressOf(host)}:${port}   Ctrl-C ends it.`)
} else {
  console.error(`There is no release in ${dist}: run npm run build first`)
  process.exitCode = 1
}
