import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { BSC_BLOCK_TIME_SECONDS } from '../chain/startChain'
import { accountOf, PEOPLE } from '../people'
import { startWorld } from './startWorld'

const OPTIONS = {
  port: { type: 'string', default: '4173' },
  host: { type: 'string', default: '127.0.0.1' },
  dist: { type: 'string', default: 'dist' },
  'no-wallet': { type: 'boolean', default: false },
  'block-time': { type: 'string', default: String(BSC_BLOCK_TIME_SECONDS) },
} as const

/**
 * The command: brings the world up, prints its address and who can log in, and ends with Ctrl-C.
 * @param site the site being built in parallel; the address is printed when both are ready
 */
export async function main(site?: Promise<unknown>): Promise<void> {
  const { values } = parseArgs({ options: OPTIONS })
  if (!site && !existsSync(values.dist)) console.log(`There is no site in ${values.dist} yet: build it first`)
  const begun = Date.now()
  const world = await startWorld({
    port: Number(values.port),
    host: values.host,
    dist: values.dist,
    waitsForFinality: true,
    blockTimeSeconds: Number(values['block-time']),
    ...(values['no-wallet'] ? { walletScript: null } : {}),
  })
  const end = (): void => {
    void world.stop().then(() => process.exit(0))
  }
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
  await site
  console.log(`\n${world.url}\n`)
  for (const person of PEOPLE) console.log(introduce(person))
  console.log(`\nControls   ${world.url}/sandbox\nReady in ${Date.now() - begun} ms. Ctrl-C ends it.`)
}

function introduce(person: (typeof PEOPLE)[number]): string {
  const login =
    person.mobile !== null
      ? `+${person.area} ${person.mobile}`
      : (person.email ?? 'by wallet only, has never logged in')
  const parts = [
    person.nickname.padEnd(7),
    login.padEnd(20),
    (person.password ?? '').padEnd(14),
    accountOf(person).address,
  ]
  return parts.join(' ')
}
