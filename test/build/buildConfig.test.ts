import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readBuildConfig } from '../../src/build/buildConfig'

const test = suite('build/buildConfig')
const ADDRESS = `0x${'Ab'.repeat(20)}`
const COINS = ['MDS', 'MDV', 'HFH', 'ENFT', 'USDT']
const WHOLE: Record<string, string> = {
  API_BASE_URL: 'https://api.example.com',
  CHAIN_ID: '56',
  CHAIN_NAME: 'BNB Smart Chain',
  RPC_URLS: 'https://a.example,https://b.example/path',
  EXPLORER_URL: '',
  VAULT_ADDRESS: ADDRESS,
  ...Object.fromEntries(
    ['DRAGON', 'CARD', 'ACTIVATION', 'AUCTION', ...COINS].map((name) => [`CONTRACT_${name}`, ADDRESS]),
  ),
  ...Object.fromEntries(COINS.map((coin) => [`DECIMALS_${coin}`, '18'])),
}

test('a whole environment is read, addresses in lower case', () => {
  const config = readBuildConfig(WHOLE)
  assert.is(config.chainId, 56)
  assert.is(config.explorer, '')
  assert.equal(config.rpcUrls, ['https://a.example', 'https://b.example/path'])
  assert.is(config.contracts.card, ADDRESS.toLowerCase())
  assert.equal(config.coins.MDV, { address: ADDRESS.toLowerCase(), decimals: 18 })
})

test('everything that is missing is named at once', () => {
  for (const name of Object.keys(WHOLE)) assert.throws(() => readBuildConfig({}), new RegExp(`${name} is missing`))
})

test('pictures come from the API’s origin and from what is named, and nothing has to be', () => {
  const hostsOf = (changes: Record<string, string>) => readBuildConfig({ ...WHOLE, ...changes }).pictureHosts
  assert.equal(hostsOf({}), ['https://api.example.com'])
  assert.equal(hostsOf({ API_BASE_URL: 'https://api.example.com/v2', PICTURE_HOSTS: '' }), ['https://api.example.com'])
  assert.equal(hostsOf({ API_BASE_URL: '' }), [])
  assert.equal(hostsOf({ API_BASE_URL: '/v2', PICTURE_HOSTS: 'https://img.example.com,https://cdn.example:8443' }), [
    'https://img.example.com',
    'https://cdn.example:8443',
  ])
  // As browsers write an origin: a picture's is compared with it.
  assert.equal(hostsOf({ API_BASE_URL: '', PICTURE_HOSTS: 'https://IMG.Example.com,https://cdn.example:443' }), [
    'https://img.example.com',
    'https://cdn.example',
  ])
})

for (const [name, value] of [
  ['CHAIN_ID', 'fifty-six'],
  ['CONTRACT_CARD', '0x123'],
  ['API_BASE_URL', 'https://api.example.com/'],
  ['API_BASE_URL', 'javascript:alert(1)'],
  ['DECIMALS_MDS', '-1'],
  ['PICTURE_HOSTS', 'http://img.example.com'],
  ['PICTURE_HOSTS', 'https://img.example.com/path'],
  ['PICTURE_HOSTS', 'https://*.example.com'],
  ['PICTURE_HOSTS', "https://img.example.com; script-src 'unsafe-inline'"],
  ['RPC_URLS', 'https://a.example,nonsense'],
  ['RPC_URLS', 'https://a.example'],
  ['RPC_URLS', 'https://a.example,https://a.example'],
] as const) {
  test(`${name}=${value} is refused by name`, () => {
    assert.throws(() => readBuildConfig({ ...WHOLE, [name]: value }), new RegExp(`${name} is "`))
  })
}

test.run()
