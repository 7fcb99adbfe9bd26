import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { HAND_OFF_WALLETS, type HandOffWallet, handOffAddress, handOffLink } from '../../src/domain/handOff'

const test = suite('domain/handOff')

const ORIGIN = 'https://dragon.example'
const place = (wanted: string, inviteCode: string | null = null, locale = 'en') =>
  handOffAddress({ origin: ORIGIN, wanted, inviteCode, locale })

const ADDRESSES: [string, string | null, string, string][] = [
  ['/login', null, 'en', `${ORIGIN}/login?lang=en`],
  ['/login', 'ALICE42', 'id', `${ORIGIN}/login?invite_code=ALICE42&lang=id`],
  ['/marketplace?invite_code=X&lang=en', null, 'id', `${ORIGIN}/marketplace?invite_code=X&lang=id`],
  ['/marketplace?invite_code=OLD', 'NEW', 'en', `${ORIGIN}/marketplace?invite_code=NEW&lang=en`],
  ['/cardDetail?id=7', 'ALICE42', 'zh-TW', `${ORIGIN}/cardDetail?id=7&invite_code=ALICE42&lang=zh-TW`],
  ['/gun/pet/12', null, 'en', `${ORIGIN}/gun/pet/12?lang=en`],
]
for (const [wanted, code, locale, expected] of ADDRESSES) {
  test(`P26: ${wanted} with code ${code} in ${locale}`, () => assert.is(place(wanted, code, locale), expected))
}

for (const foreign of ['//evil.example/x', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)', '']) {
  test(`a wanted place that is not ours is no way off the site: ${JSON.stringify(foreign)}`, () => {
    assert.is(place(foreign), `${ORIGIN}/login?lang=en`)
  })
}

const SAMPLE = `${ORIGIN}/marketplace?val6=2&invite_code=X&lang=id`
const LINKS: Record<HandOffWallet, string | null> = {
  tokenpocket:
    'tpdapp://open?params=%7B%22url%22%3A%22https%3A%2F%2Fdragon.example%2Fmarketplace%3Fval6%3D2%26invite_code%3DX%26lang%3Did%22%2C%22chain%22%3A%22BSC%22%2C%22source%22%3A%22Dragon%20Market%22%7D',
  trust:
    'https://link.trustwallet.com/open_url?coin_id=20000714&url=https%3A%2F%2Fdragon.example%2Fmarketplace%3Fval6%3D2%26invite_code%3DX%26lang%3Did',
  metamask: 'https://link.metamask.io/dapp/dragon.example/marketplace?val6=2&invite_code=X&lang=id',
  okx: 'https://web3.okx.com/download?deeplink=okx%3A%2F%2Fwallet%2Fdapp%2Furl%3FdappUrl%3Dhttps%253A%252F%252Fdragon.example%252Fmarketplace%253Fval6%253D2%2526invite_code%253DX%2526lang%253Did',
  binance: `https://app.binance.com/en/download?_dp=${encodeURIComponent(
    btoa(
      `bnc://app.binance.com/mp/app?appId=yFK5FCqYprrXDiVFbhyRx7&startPagePath=${btoa('/pages/browser/index')}&startPageQuery=${btoa(
        'url=https://dragon.example/marketplace?val6=2%26invite_code=X%26lang=id&defaultChainId=56',
      )}`,
    ),
  )}`,
  bitget:
    'https://bkcode.vip?action=dapp&url=https%3A%2F%2Fdragon.example%2Fmarketplace%3Fval6%3D2%26invite_code%3DX%26lang%3Did',
  imtoken:
    'imtokenv2://navigate/DappView?url=https%3A%2F%2Fdragon.example%2Fmarketplace%3Fval6%3D2%26invite_code%3DX%26lang%3Did',
  safepal: null,
}
for (const wallet of HAND_OFF_WALLETS) {
  test(`P26: the link into ${wallet}`, () => assert.is(handOffLink(wallet, SAMPLE), LINKS[wallet]))
}

const param = (link: string, name: string): string => new URL(link).searchParams.get(name) ?? ''
/** The last value of a query as a parser finds it that splits at `&` and decodes once; base64 stays as it is. */
const part = (text: string, name: string): string => new RegExp(`(?:^|[?&])${name}=([^&]*)`).exec(text)?.[1] ?? ''

/** What each wallet reads out of its link, by the rules of its kind of link. */
const READ: Record<Exclude<HandOffWallet, 'safepal'>, (link: string) => string> = {
  tokenpocket: (link) => (JSON.parse(param(link, 'params')) as { url: string }).url,
  trust: (link) => param(link, 'url'),
  metamask: (link) => `https://${link.slice('https://link.metamask.io/dapp/'.length)}`,
  okx: (link) => param(param(link, 'deeplink'), 'dappUrl'),
  binance: (link) => decodeURIComponent(part(atob(part(atob(param(link, '_dp')), 'startPageQuery')), 'url')),
  bitget: (link) => param(link, 'url'),
  imtoken: (link) => param(link, 'url'),
}

const wantedPlace = fc
  .tuple(
    fc.webPath().filter((path) => /^\/(?![/\\])/.test(path)),
    fc.dictionary(fc.string({ minLength: 1 }), fc.string({ unit: 'grapheme' }), { maxKeys: 4 }),
  )
  .map(([path, query]) => `${path}?${new URLSearchParams(query)}`)
const inviteCode = fc.option(fc.stringMatching(/^[\w-]{1,64}$/))
const locale = fc.constantFrom('en', 'zh-TW', 'id')

test('P26: whatever page it is, each wallet reads the whole address out of its link', () => {
  fc.assert(
    fc.property(wantedPlace, inviteCode, locale, (wanted, code, language) => {
      const address = place(wanted, code, language)
      for (const [wallet, read] of Object.entries(READ)) {
        const link = handOffLink(wallet as HandOffWallet, address)
        assert.is(read(link ?? ''), address, wallet)
      }
    }),
  )
})

test('P26: path, query, invite code and language survive in the address', () => {
  fc.assert(
    fc.property(wantedPlace, inviteCode, locale, (wanted, code, language) => {
      const before = new URL(ORIGIN + wanted)
      const after = new URL(place(wanted, code, language))
      assert.is(after.origin, ORIGIN)
      assert.is(after.pathname, before.pathname)
      for (const [name, value] of before.searchParams) {
        const isOurs = name === 'lang' || (name === 'invite_code' && code !== null)
        if (!isOurs) assert.ok(after.searchParams.getAll(name).includes(value), name)
      }
      assert.is(after.searchParams.get('lang'), language)
      if (code) assert.is(after.searchParams.get('invite_code'), code)
    }),
  )
})

test.run()
