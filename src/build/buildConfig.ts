import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import type { Config } from '../config'
import type { Address } from '../domain/address'

type Variables = Record<string, string | undefined>
const COINS = ['MDS', 'MDV', 'HFH', 'ENFT', 'USDT'] as const
const ADDRESS = /^0x[0-9a-fA-F]{40}$/
const PICTURE_HOST = /^https:\/\/[\w-]+(\.[\w-]+)*(:\d+)?$/

/** Without the version and the picture folder, which the build itself provides. */
export type BuildConfig = Omit<Config, 'artBase' | 'version'>

/** The origin of an absolute address; none of one on the site's own. */
const originOf = (address: string): string[] => (/^https?:/.test(address) ? [new URL(address).origin] : [])

/**
 * Reads the build variables into the app's config. `.env` in the project's folder fills in what the environment lacks.
 * @throws {Error} that names every missing or malformed variable at once
 */
export function readBuildConfig(environment: Variables): BuildConfig {
  const file: Variables = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {}
  const wrong: string[] = []
  const read = (name: string, isRight: (value: string) => boolean, what: string, otherwise?: string): string => {
    const value = environment[name] ?? file[name] ?? otherwise
    if (value === undefined) wrong.push(`${name} is missing: ${what}`)
    else if (!isRight(value)) wrong.push(`${name} is ${JSON.stringify(value)}: ${what}`)
    else return value
    return ''
  }
  const address = (name: string): Address =>
    `0x${read(name, (value) => ADDRESS.test(value), 'a contract address, 0x and 40 digits')
      .slice(2)
      .toLowerCase()}`
  const number = (name: string, what: string) => Number(read(name, (value) => /^\d{1,9}$/.test(value), what))
  const isUrl = (value: string) =>
    value === '' || /^(https?:\/\/[^\s/]+|\/)[^\s]*[^\s/]$|^https?:\/\/[^\s/]+$/.test(value)

  const apiBase = read('API_BASE_URL', isUrl, 'origin of the provider API, empty when it is served beside the site')
  const pictureHosts = read(
    'PICTURE_HOSTS',
    (value) => value === '' || value.split(',').every((host) => PICTURE_HOST.test(host)),
    'https origins that pictures may come from, comma between, empty for none but the API and the site itself',
    '',
  )

  const config: BuildConfig = {
    apiBase,
    chainId: number('CHAIN_ID', 'a number, 56 for BSC'),
    chainName: read('CHAIN_NAME', Boolean, 'shown to players, such as BNB Smart Chain'),
    rpcUrls: read(
      'RPC_URLS',
      (value) => value.split(',').every(isUrl) && new Set(value.split(',')).size > 1,
      'addresses of at least two public nodes, comma between',
    ).split(','),
    pictureHosts: [...new Set([...originOf(apiBase), ...pictureHosts.split(',').flatMap(originOf)])],
    explorer: read('EXPLORER_URL', isUrl, 'block explorer without closing slash, empty for none'),
    contracts: {
      dragon: address('CONTRACT_DRAGON'),
      card: address('CONTRACT_CARD'),
      activation: address('CONTRACT_ACTIVATION'),
      auction: address('CONTRACT_AUCTION'),
    },
    vault: address('VAULT_ADDRESS'),
    coins: Object.fromEntries(
      COINS.map((coin) => [
        coin,
        {
          address: address(`CONTRACT_${coin}`),
          decimals: number(`DECIMALS_${coin}`, 'decimals of the coin'),
        },
      ]),
    ) as Config['coins'],
  }
  if (wrong.length > 0) throw new Error(`The build needs these variables (see .env.example):\n  ${wrong.join('\n  ')}`)
  return config
}
