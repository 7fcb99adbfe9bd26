import type { Locator, Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { parseEther } from 'viem'
import { loginOf } from './pages/login'
import { walletOf } from './pages/wallet'
import { overflow, smallTargets, violations } from './support/accessibility'
import { chainOf } from './support/chain'
import { control } from './support/control'
import { accountOf } from './support/people'
import { sandbox } from './support/sandbox'
import { settled } from './support/screens'
import { DESKTOP, PHONE, type Visit, visit } from './support/stage'
import { suite } from './support/suite'
import { wordsOf } from './support/words'
import { wordsInView } from './support/wordsInView'

const test = suite('e2e/firstHero')
test.before.each(() => sandbox.reset())

/** From the login page to a hero of one's own: taps in the page, and words in view where each of them is made. */
const MOST_TAPS = 4
const MOST_WORDS = 150
/** The lowest price of a hero in the seed, in MDS. */
const CHEAPEST = '6'

const findings = async (page: Page) => [
  ...(await violations(page)),
  ...(await smallTargets(page)),
  ...(await overflow(page)),
]

/** Counts the taps from the next page on; those in the wallet are the wallet's own. */
const countTaps = (page: Page) =>
  page.evaluate(() => {
    const counted = window as unknown as { taps: number }
    counted.taps = 0
    addEventListener(
      'click',
      (event) => {
        if (event.isTrusted && !(event.target as Element).closest('demo-wallet')) counted.taps++
      },
      { capture: true },
    )
  })
const tapsOf = (page: Page) => page.evaluate(() => (window as unknown as { taps: number }).taps)

async function loginAsErin({ page }: Visit): Promise<void> {
  await walletOf(page).useAccount('erin')
  await loginOf(page).throughWallet()
}

for (const [name, viewport, languageOf, locale] of [
  ['phone', PHONE, 'en-US', 'en'],
  ['phone', PHONE, 'zh-TW', 'zh-TW'],
  ['phone', PHONE, 'id-ID', 'id'],
  ['desktop', DESKTOP, 'en-US', 'en'],
] as const)
  test(`on a ${name} in ${locale}: from the login to a hero without a chore, in ${viewport === PHONE ? `${MOST_WORDS} words and ` : ''}${MOST_TAPS} taps`, async () => {
    const word = wordsOf(locale)
    const stay = await visit('/login', { viewport, locale: languageOf })
    const { page, world, close } = stay
    const wallet = walletOf(page)
    await page.locator('main section i img').first().waitFor()
    await page.getByRole('button', { name: word('signIn.inviteCode') }).waitFor()
    const read = { login: await wordsInView(page), landing: [''], review: [''] }
    assert.equal(await findings(page), [])
    await countTaps(page)
    await loginAsErin(stay)

    const buy = page.getByRole('main').getByRole('link', { name: word('firstHero.buy') })
    const setup = page.getByRole('region', { name: word('setup.needs') })
    await buy.waitFor()
    await setup.getByText(word('setup.needsText')).waitFor()
    await setup.getByText(word('setup.needsDone').replace('{{done}}', '0').replace('{{count}}', '4')).waitFor()
    assert.is(await setup.getByRole('listitem').count(), 4)
    await page.getByRole('heading', { name: word('firstHero.title').replace('{{price}}', `${CHEAPEST} MDS`) }).waitFor()
    const button = await buy.boundingBox()
    assert.ok((button?.y ?? 640) + (button?.height ?? 0) < 560, `the button is in the first view, at ${button?.y}`)
    // Words are counted when there is nothing more to come.
    await settled(page)
    await page.getByText(new Intl.NumberFormat(locale).format(2000)).locator('visible=true').first().waitFor()
    read.landing = await wordsInView(page)
    assert.equal(await findings(page), [])

    await buy.click()
    // It is named by what is done, and at the end by what was got.
    const titles = [word('money.title_buy'), word('money.title_bought').replace('{{name}}', '.+')]
    const sheet = page.getByRole('dialog', { name: new RegExp(`^(${titles.join('|')})$`) })
    const confirm = sheet.getByRole('button', { name: word('money.confirm_buy').replace('{{price}}', CHEAPEST) })
    await confirm.waitFor()
    await sheet.getByText(word('money.gamesWord')).waitFor()
    assert.is(new URL(page.url()).pathname, '/cardDetail', 'the review lies over the page of the hero')
    assert.is(await wallet.countOf('eth_sendTransaction'), 0, 'nothing is bought before the review is confirmed')
    await sheet.getByText(new RegExp(word('worth.offers').replace('{{count}}', '\\d+'))).waitFor()
    read.review = await wordsInView(page)
    assert.equal(await findings(page), [])

    await confirm.click()
    await wallet.sheet.getByText('approve').first().waitFor()
    await wallet.approve()
    await wallet.sheet.getByText('buy').first().waitFor()
    await wallet.approve()
    await sheet.getByText(word('money.finished_buy')).waitFor()
    const taps = await tapsOf(page)
    assert.ok(taps <= MOST_TAPS, `${taps} taps`)
    const counts = Object.entries(read).map(([where, words]) => `${where} ${words.length}`)
    const words = Object.values(read).flat().length
    console.log(`  ${name}, ${locale}: ${taps} taps, ${words} words: ${counts.join(', ')}`)
    if (viewport === PHONE) assert.ok(words <= MOST_WORDS, `${words} words: ${counts.join(', ')}`)
    const id = new URL(page.url()).searchParams.get('id')
    assert.equal(await findings(page), [])

    await sheet.getByRole('link', { name: word('money.see_hero') }).click()
    await sheet.waitFor({ state: 'detached' })
    assert.is(new URL(page.url()).search, `?id=${id}`)
    await page
      .getByRole('main')
      .getByRole('button', { name: word('asset.do_sell'), exact: true })
      .waitFor()
    const { activated, mobile, current_server_id: server } = await control.player('erin')
    assert.equal([activated, mobile, server], [false, '', ''], 'no chore was done')
    const [bought] = await sandbox.activities('erin')
    assert.is(await chainOf(world).owner(BigInt(bought?.tokenid ?? 0)), accountOf('erin'))
    await page.goto(`${stay.url}/accountAccount`)
    await page
      .getByRole('list', { name: word('account.assets'), exact: true })
      .getByRole('listitem')
      .first()
      .waitFor()
    assert.is(await page.getByRole('link', { name: word('firstHero.buy') }).count(), 0, 'the first hero is there')
    await close()
  })

test('the last step of the guide leads to the login, and from there to the offer', async () => {
  const stay = await visit('/login')
  const { page, close } = stay
  const guide = page.locator('#guide')
  await guide.getByRole('button', { name: 'Show me' }).click()
  for (let step = 1; step <= 5; step++) {
    await guide.getByText(`Step ${step} of 5`).waitFor()
    const picture = guide.getByRole('img', { includeHidden: true }).or(guide.locator('img'))
    await page.waitForFunction(() => {
      const image = document.querySelector<HTMLImageElement>('#guide img')
      return image?.complete && image.naturalWidth > 0
    })
    assert.is(await picture.count(), 1)
    assert.equal(await findings(page), [])
    if (step < 5) await guide.getByRole('button', { name: 'Next' }).click()
  }
  const texts = (await guide.locator('p').allInnerTexts()).join(' ')
  assert.match(texts, /tickets/, 'a summon is not promised without its ticket')
  await guide.getByRole('link', { name: 'Try it without money' }).waitFor()
  await guide.getByRole('link', { name: 'Buy your first hero' }).click()
  await page.getByText('Then you are back at the page that you wanted.').waitFor()
  assert.is(new URL(page.url()).pathname, '/login')
  await loginAsErin(stay)
  await page.getByRole('link', { name: 'Get this hero' }).waitFor()
  await close()
})

/** Erin's review of the cheapest hero, from her landing on. */
async function openReview({ page }: Visit) {
  await page.getByRole('main').getByRole('link', { name: 'Get this hero' }).click()
  const sheet = page.getByRole('dialog', { name: 'Buy from the market' })
  await sheet.getByText(/The network fee is about/).waitFor()
  return { sheet, confirm: sheet.getByRole('button', { name: `Buy for ${CHEAPEST} MDS` }) }
}

const bnbIn = async (place: Locator) => /([\d.]+) BNB/.exec((await place.textContent()) ?? '')?.[1] ?? ''

test('without BNB the review says how much is missing for all of it; with so much, both steps go through', async () => {
  const stay = await visit('/login')
  const { page, world, close } = stay
  const { client } = world.chain
  const address = accountOf('erin')
  await client.setBalance({ address, value: 0n })
  await loginAsErin(stay)
  const wallet = walletOf(page)
  const { sheet, confirm } = await openReview(stay)
  const missing = sheet.getByText(/BNB are missing for the network fee/)
  await missing.waitFor()
  const [said, button] = await Promise.all([missing.boundingBox(), confirm.boundingBox()])
  assert.ok(said && button && said.y > 0 && said.y + said.height < button.y, 'it is in view before the tap')
  assert.equal(await findings(page), [])
  const told = await bnbIn(missing)
  await confirm.click()
  await sheet.getByText('Stopped here').waitFor()
  await missing.waitFor()
  assert.is(await wallet.countOf('eth_sendTransaction'), 0, 'nothing is spent on an approval that leads nowhere')
  const left = await bnbIn(missing)
  assert.ok(Number(left) > 0 && Number(left) <= Number(told), `${left} after ${told}`)

  await client.setBalance({ address, value: parseEther(left) })
  await sheet.getByRole('button', { name: 'Continue' }).click()
  await wallet.sheet.getByText('approve').first().waitFor()
  await wallet.approve()
  await wallet.sheet.getByText('buy').first().waitFor()
  await wallet.approve()
  await page.getByRole('dialog').getByText('It is yours now, in your wallet.').waitFor()
  await close()
})

test('a hero whose purchase is in doubt is not offered again, but what is known of it', async () => {
  const stay = await visit('/login')
  const { page, url, close } = stay
  await loginAsErin(stay)
  const wallet = walletOf(page)
  const { confirm } = await openReview(stay)
  await confirm.click()
  await wallet.sheet.getByText('approve').first().waitFor()
  await wallet.approve()
  await wallet.sheet.getByText('buy').first().waitFor()
  // The page goes away under the wallet's question: nobody knows whether it was confirmed.
  await page.goto(`${url}/accountAccount`)
  const offer = page.getByRole('region', { name: 'Your first hero' })
  await offer.getByText('An action is in progress here').waitFor()
  assert.is(await page.getByRole('link', { name: 'Get this hero' }).count(), 0)
  assert.equal(await findings(page), [])
  await offer.getByRole('button', { name: 'See progress' }).click()
  await page.getByRole('dialog').getByRole('listitem').first().waitFor()
  await close()
})

test('a refresh brings the offer that the market could not tell at first', async () => {
  const fault = await control.break({
    kind: 'status',
    status: 503,
    method: 'GET',
    path: '/api/marketplace/list',
    times: 0,
  })
  const stay = await visit('/login', { allowed: /503/ })
  const { page, close } = stay
  await loginAsErin(stay)
  await page.getByText('The market has heroes, dragons and more.').waitFor()
  await control.mend(fault.id)
  const refresh = page.getByRole('main').getByRole('button', { name: 'Refresh' })
  await refresh.click()
  await page.getByRole('main').getByRole('link', { name: 'Get this hero' }).waitFor()
  await page.getByText(/^Refreshed/).waitFor()
  assert.ok(await refresh.isVisible())
  await close()
})

test('after a reload inside a review the first Back leaves the page', async () => {
  const stay = await visit('/login')
  const { page, close } = stay
  await loginAsErin(stay)
  await openReview(stay)
  await page.waitForFunction(() => history.state?.layer === 1)
  await page.reload()
  await page.waitForFunction(() => !history.state?.layer)
  await page.getByRole('main').getByRole('button', { name: 'Buy', exact: true }).waitFor()
  await page.goBack()
  await page.getByRole('main').getByRole('link', { name: 'Get this hero' }).waitFor()
  assert.is(new URL(page.url()).pathname, '/accountAccount')
  await close()
})

/** Layout shifts from the beginning of the page on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const kept = window as unknown as { shifts: number }
    kept.shifts = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) kept.shifts += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })

for (const [name, viewport] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const)
  test(`the login's pictures on a ${name} come late, and nothing moves for them`, async () => {
    const { page, url, close } = await visit('/login', { viewport })
    await page.goto('about:blank')
    await watchShifts(page)
    const early: string[] = []
    page.on('request', (request) => early.push(new URL(request.url()).pathname))
    await page.goto(`${url}/login`)
    await page.waitForFunction(() => {
      const images = [...document.querySelectorAll<HTMLImageElement>('main header ~ section img')]
      return images.length === 3 && images.every((image) => image.complete && image.naturalWidth > 0)
    })
    await page.getByRole('button', { name: 'Invite code' }).waitFor()
    await page.getByText('Remember me').waitFor()
    assert.ok(
      early.findIndex((path) => path.startsWith('/art/')) > early.findIndex((path) => /^\/a\/.*\.js$/.test(path)),
    )
    assert.is(await page.evaluate(() => (window as unknown as { shifts: number }).shifts), 0)
    await close()
  })

for (const connection of [{ saveData: true }, { effectiveType: '2g' }] as const)
  test(`no picture is fetched by the login under ${JSON.stringify(connection)}`, async () => {
    const { page, url, close } = await visit('/login')
    await page.goto('about:blank')
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(`${url}/login`)
    await page.getByRole('button', { name: 'Invite code' }).waitFor()
    await page.getByRole('button', { name: 'Show me' }).click()
    await page.getByText('Step 1 of 5').waitFor()
    assert.equal(
      asked.filter((path) => path.startsWith('/art/')),
      [],
    )
    await close()
  })

test("the emblem's eye opens at the first tap, in less than 200 ms, and without motion where none is wanted", async () => {
  const { page, close } = await visit('/login')
  await page.locator('main section i img').first().waitFor()
  const eye = page.locator('main header svg path').nth(1)
  const styleOf = (name: 'transform' | 'animationDuration' | 'animationName') =>
    eye.evaluate((path, key) => getComputedStyle(path)[key], name)
  assert.match(await styleOf('transform'), /^matrix\(1, 0, 0, 0\.3/)
  await page.getByRole('heading', { level: 1 }).click()
  assert.is(await styleOf('animationName'), 'none')
  assert.is(await styleOf('transform'), 'none')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  assert.is.not(await styleOf('animationName'), 'none')
  assert.ok(Number.parseFloat(await styleOf('animationDuration')) < 0.2)
  await close()
})

test.run()
