import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { encodeFunctionData, formatUnits, type Hex, parseUnits } from 'viem'
import { sendAs } from '../sandbox/control/give'
import type { World } from '../sandbox/control/startWorld'
import { walletOf } from './pages/wallet'
import { overflow, smallTargets, violations } from './support/accessibility'
import { control } from './support/control'
import { accountOf } from './support/people'
import { sandbox } from './support/sandbox'
import { DESKTOP, openStage, PHONE, visit } from './support/stage'
import { suite } from './support/suite'
import { oweCredit, tradeTwice } from './support/waitingMoney'
import { wordsOf } from './support/words'

const test = suite('e2e/wayOut')
test.before.each(() => sandbox.reset())

const units = (amount: string) => parseUnits(amount, 18)

/** The chain itself, for checks that do not depend on the page. */
function chainOf({ chain, provider }: World) {
  const { client, addresses, abis } = chain
  const { card, auction, coins } = addresses
  const account = accountOf('alice')
  const read = (address: Hex, abi: readonly unknown[], functionName: string, args: readonly unknown[]) =>
    client.readContract({ address, abi, functionName, args } as never) as Promise<unknown>
  const send = (to: Hex, abi: readonly unknown[], functionName: string, args: readonly unknown[]) =>
    sendAs(provider, account, to, encodeFunctionData({ abi, functionName, args } as never))
  return {
    mds: () => read(coins.MDS, abis.coin, 'balanceOf', [account]) as Promise<bigint>,
    listed: (id: bigint) => read(card, abis.card, 'listing', [id]),
    holder: async (id: bigint) =>
      String(((await read(auction, abis.auction, 'auction', [card, id])) as unknown[])[0]).toLowerCase(),
    owner: async (id: bigint) => String(await read(card, abis.card, 'ownerOf', [id])).toLowerCase(),
    approved: (id: bigint) => read(card, abis.card, 'getApproved', [id]),
    allowance: () => read(coins.MDS, abis.coin, 'allowance', [account, auction]),
    allowCoin: (amount: bigint) => send(coins.MDS, abis.coin, 'approve', [auction, amount]),
    allowToken: (id: bigint) => send(card, abis.card, 'approve', [auction, id]),
  }
}

/** Takes the provider away, and counts whoever asks for it all the same. */
async function silence(context: BrowserContext): Promise<() => number> {
  let asked = 0
  await context.route('**/api/**', (route) => {
    asked++
    return route.abort()
  })
  return () => asked
}

async function lookUp(page: Page, numbers: readonly (string | bigint)[]): Promise<void> {
  await page.getByRole('textbox', { name: 'Numbers of your NFTs' }).fill(numbers.join(', '))
  await page.getByRole('button', { name: 'Look up' }).click()
}

/** Taps a button, confirms in the wallet, and waits until two nodes show it at a final block. */
async function carryOut(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
  await walletOf(page).approve()
  const done = page.getByRole('status').filter({ hasText: 'Done. Two nodes show it at a final block.' })
  await done.waitFor()
}

/** An amount of MDS as the page writes it in English. */
function amountWords(amount: bigint): string {
  const [whole = '', fraction] = formatUnits(amount, 18).split('.')
  return BigInt(whole).toLocaleString('en') + (fraction ? `.${fraction}` : '')
}

/** The sum that waits, as the first thing of its panel. */
const waitingSum = (page: Page, amount: string) =>
  page
    .getByRole('region', { name: 'Waiting for you' })
    .getByRole('strong')
    .filter({ hasText: `${amount} MDS` })

const putAway = (page: Page) => page.getByRole('button', { name: 'Close', exact: true }).click()

test('with the provider silent: every way out, no call to it, and the chain has each', async () => {
  const { page, world, context, close } = await visit('/floor.html')
  const chain = chainOf(world)
  const sale = await sandbox.give('alice', { kind: 'hero', place: 'wallet', price: '30' })
  const lot = await sandbox.give('alice', { kind: 'pet', place: 'contract', price: '40' })
  const free = await sandbox.give('alice', { kind: 'equip', place: 'wallet' })
  const [saleId, lotId, freeId] = [sale, lot, free].map(({ token_id }) => BigInt(token_id)) as [bigint, bigint, bigint]
  await chain.allowCoin(units('77'))
  await chain.allowToken(freeId)
  await oweCredit(world, 'alice', units('7.25'))
  const calls = await silence(context)

  await page.goto(`${world.url}/way-out.html?lang=en`)
  await page.getByRole('button', { name: 'Connect the wallet' }).click()
  await walletOf(page).approve()
  await waitingSum(page, '7.25').waitFor()
  let before = await chain.mds()
  await carryOut(page, 'Take 7.25 MDS')
  await page.getByText('Received: 7.25 MDS').waitFor()
  assert.is((await chain.mds()) - before, units('7.25'))
  await putAway(page)

  const traded = await tradeTwice(world, 'alice', '100', ['bob', 'carol'])
  before = await chain.mds()
  await lookUp(page, [saleId, lotId, freeId, traded.tokenId])
  await waitingSum(page, formatUnits(traded.share, 18)).waitFor()
  await carryOut(page, `Take ${formatUnits(traded.share, 18)} MDS`)
  await page.getByText(`Received: ${formatUnits(traded.share, 18)} MDS`).waitFor()
  assert.is((await chain.mds()) - before, traded.share)
  await putAway(page)

  await carryOut(page, `Cancel sale: Card No. ${saleId}`)
  assert.equal(await chain.listed(saleId), ['0x0000000000000000000000000000000000000000', 0n])
  await putAway(page)

  await carryOut(page, `End the auction: Card No. ${lotId}`)
  assert.is(await chain.owner(lotId), world.chain.addresses.auction.toLowerCase())
  assert.is(await chain.holder(lotId), accountOf('alice').toLowerCase())
  await putAway(page)

  await carryOut(page, `Take back from the protocol: Card No. ${lotId}`)
  await page.getByText(`Back in the wallet: Card No. ${lotId}`).waitFor()
  assert.is(await chain.owner(lotId), accountOf('alice').toLowerCase())
  await putAway(page)

  await carryOut(page, 'Set to zero: The 111 protocol may take up to 77 MDS')
  assert.is(await chain.allowance(), 0n)
  await putAway(page)

  await carryOut(page, `Set to zero: The 111 protocol may move Card No. ${freeId}`)
  assert.match(String(await chain.approved(freeId)), /^0x0{40}$/)
  assert.is(await walletOf(page).countOf('eth_sendTransaction'), 7)
  const last = await chain.mds()
  assert.is(last - before, traded.share, 'the others cost no coin')
  const shown = page.getByRole('region', { name: 'Balances' })
  await shown.getByText('All digits').click()
  await shown.getByText(amountWords(last)).waitFor()

  await page.reload()
  await page.getByText(`Card No. ${saleId}`).first().waitFor()
  assert.is(calls(), 0)
  await close()
})

test('a desktop has the margins of every page, three NFTs in a row, and the words of sums in one column', async () => {
  const { page, world, close } = await visit('/floor.html', { viewport: DESKTOP })
  await oweCredit(world, 'alice', units('7.25'))
  const given: string[] = []
  for (let count = 0; count < 4; count += 1)
    given.push((await sandbox.give('alice', { kind: 'equip', place: 'wallet' })).token_id)
  await page.goto(`${world.url}/way-out.html?lang=en`)
  await page.getByRole('button', { name: 'Connect the wallet' }).click()
  await walletOf(page).approve()
  const take = page.getByRole('region', { name: 'Waiting for you' })
  const balances = page.getByRole('region', { name: 'Balances' })
  await take.waitFor()
  await lookUp(page, given)
  const nfts = page.getByRole('region', { name: 'Your NFTs' })
  await nfts.getByRole('listitem').nth(3).waitFor()
  assert.is((await take.boundingBox())?.x, 36)
  const held = await balances.boundingBox()
  assert.is((await take.boundingBox())?.y, held?.y, 'both columns begin at one height')
  const lead = await page.getByText('Take back what is yours').boundingBox()
  const wallet = await page.getByText(/^Wallet: 0x/).boundingBox()
  assert.ok(lead && wallet && held && lead.y + lead.height <= held.y && held.y <= 170, `from ${held?.y}`)
  const languages = await page.getByRole('button', { name: 'EN', exact: true }).boundingBox()
  assert.ok(languages && wallet.x + wallet.width < languages.x, `the wallet ends at ${wallet.x + wallet.width}`)
  assert.ok(Math.abs(wallet.y + wallet.height / 2 - languages.y - languages.height / 2) <= 2, `at ${wallet.y}`)
  assert.is(held.x + held.width, 1244)
  const sum = await waitingSum(page, '7.25').evaluate((element) => getComputedStyle(element).fontSize)
  assert.is(sum, '28px')
  const tiles = await nfts
    .getByRole('listitem')
    .evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().toJSON() as DOMRect))
  assert.equal(
    tiles.map(({ top }) => Math.round(top - (tiles[0]?.top ?? 0)) > 0),
    [false, false, false, true],
  )
  assert.is(new Set(tiles.map((tile) => Math.round(tile.width))).size, 1)
  const starts = await page.evaluate(() =>
    [...document.querySelectorAll('main ul[data-of=sums] > li > div')].map((row) => {
      const sign = row.firstElementChild
      const { left } = row.closest('section')?.getBoundingClientRect() ?? new DOMRect()
      return sign ? sign.getBoundingClientRect().right + parseFloat(getComputedStyle(sign).marginRight) - left : 0
    }),
  )
  assert.ok(starts.length > 6)
  assert.is(new Set(starts.map((start) => Math.round(start))).size, 1, `the words begin at ${starts}`)
  await close()
})

test('unknown code runs in the wallet: nothing of value is brought to it before the player agrees', async () => {
  const { page, world, close } = await visit('/floor.html')
  await oweCredit(world, 'alice', units('7.25'))
  const code = `0xef0100${'d'.repeat(40)}` as const
  await world.chain.client.setCode({ address: accountOf('alice'), bytecode: code })
  try {
    await page.goto(`${world.url}/way-out.html?lang=en`)
    await page.getByRole('button', { name: 'Connect the wallet' }).click()
    await walletOf(page).approve()
    await page.getByText('Code that we do not know runs in your wallet.').waitFor()
    await page.getByRole('button', { name: 'Take 7.25 MDS' }).click()
    await page.getByRole('alert').getByText('Tick this first if you want to go on.').waitFor()
    assert.is(await walletOf(page).countOf('eth_sendTransaction'), 0)
    assert.equal(await violations(page), [])
    assert.equal(await smallTargets(page), [])
    assert.equal(await overflow(page), [])
    await page.getByRole('checkbox', { name: 'I know this code. Go on.' }).check()
    await page.getByRole('button', { name: 'Take 7.25 MDS' }).click()
    await walletOf(page).sheet.waitFor()
    await walletOf(page).reject()
    await page.getByText('Nothing came of it.').waitFor()
  } finally {
    await world.chain.client.setCode({ address: accountOf('alice'), bytecode: '0x' })
  }
  await close()
})

test('a refusal in the wallet ends it, and the page still works', async () => {
  const { page, world, close } = await visit('/way-out.html?lang=en')
  const sale = await sandbox.give('alice', { kind: 'hero', place: 'wallet', price: '30' })
  await page.getByRole('button', { name: 'Connect the wallet' }).click()
  await walletOf(page).approve()
  await lookUp(page, [sale.token_id])
  await page.getByRole('button', { name: `Cancel sale: Card No. ${sale.token_id}` }).click()
  await walletOf(page).reject()
  await page.getByRole('alert').filter({ hasText: 'Nothing came of it.' }).waitFor()
  await carryOut(page, `Cancel sale: Card No. ${sale.token_id}`)
  assert.equal((await chainOf(world).listed(BigInt(sale.token_id))) as unknown[], [
    '0x0000000000000000000000000000000000000000',
    0n,
  ])
  await close()
})

test('the saved file works from another host: connect, list, one way out', async () => {
  const { world, browser } = await openStage()
  const sale = await sandbox.give('alice', { kind: 'hero', place: 'wallet', price: '30' })
  const file = await readFile('dist/way-out.html', 'utf8')
  // A wallet injects its provider before the page's own scripts.
  const wallet = await (await fetch(`${world.url}/sandbox/wallet.js`)).text()
  const server = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html; charset=utf-8')
    answer.end(file)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const context = await browser.newContext({ viewport: PHONE, locale: 'en-US', reducedMotion: 'reduce' })
  context.setDefaultTimeout(20_000)
  // The nodes' addresses are paths in a sandbox: they lead to it from any host, as whole addresses do.
  await context.route(`http://127.0.0.1:${port}/sandbox/**`, async (route) => {
    const request = route.request()
    const answer = await fetch(world.url + new URL(request.url()).pathname, {
      method: request.method(),
      headers: { 'content-type': 'application/json' },
      body: request.postData(),
    })
    await route.fulfill({ status: answer.status, body: await answer.text(), contentType: 'application/json' })
  })
  const others: string[] = []
  context.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname !== '/' && !pathname.startsWith('/sandbox/')) others.push(request.url())
  })
  await context.addInitScript(wallet)
  const page = await context.newPage()
  await page.goto(`http://127.0.0.1:${port}/`)
  await page.getByRole('button', { name: 'Connect the wallet' }).click()
  await walletOf(page).approve()
  await lookUp(page, [sale.token_id])
  await carryOut(page, `Cancel sale: Card No. ${sale.token_id}`)
  assert.equal(others, [])
  await context.close()
  server.close()
})

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64')

/** The saved file, with whole addresses of the nodes, as every deployment but a sandbox has them. */
async function savedFile(url: string): Promise<string> {
  const page = await readFile('dist/way-out.html', 'utf8')
  const [first = '', script = ''] = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text)
  const whole = script.split('"/sandbox/rpc').join(`"${url}/sandbox/rpc`)
  assert.is.not(whole, script, 'the nodes are named in the script')
  const policy = first.replace(hashOf(script), hashOf(whole)).replace('connect-src ', `connect-src ${url} `)
  return page.replace(first, () => policy).replace(script, () => whole)
}

/** Opens the saved file from the disk, with what a wallet would inject. Its nodes let any page ask, as BSC's do. */
async function openFile(options: BrowserContextOptions, inject?: (url: string) => Promise<string>) {
  const { world, browser } = await openStage()
  const folder = await mkdtemp(join(tmpdir(), 'way-out-'))
  const file = join(folder, 'way-out.html')
  await writeFile(file, await savedFile(world.url))
  const context = await browser.newContext({ viewport: PHONE, reducedMotion: 'reduce', ...options })
  context.setDefaultTimeout(20_000)
  const complaints: string[] = []
  context.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  context.on('weberror', (thrown) => complaints.push(thrown.error().message))
  await context.route(`${world.url}/**`, async (route) => {
    const request = route.request()
    const { pathname, search } = new URL(request.url())
    if (!pathname.startsWith('/sandbox/')) return route.abort()
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers })
    const answer = await fetch(world.url + pathname + search, {
      method: request.method(),
      headers: { 'content-type': 'application/json' },
      body: request.postData(),
    })
    await route.fulfill({ status: answer.status, body: await answer.text(), contentType: 'application/json', headers })
  })
  if (inject) await context.addInitScript(await inject(world.url))
  const page = await context.newPage()
  await page.goto(pathToFileURL(file).href)
  return {
    page,
    world,
    async close() {
      await context.close()
      await rm(folder, { recursive: true, force: true })
      assert.equal(complaints, [], 'the page complained')
    },
  }
}

for (const [locale, tag] of [
  ['en', 'en-US'],
  ['zh-TW', 'zh-TW'],
  ['id', 'id-ID'],
] as const)
  test(`the saved file, opened from the disk without a wallet, says where to open it, in ${locale}`, async () => {
    const { page, close } = await openFile({ locale: tag })
    const words = wordsOf(locale)
    await page.getByText(words('wayOut.noWalletFile')).waitFor()
    await page.getByRole('button', { name: words('wayOut.connect') }).click()
    await page.getByText(words('wayOut.noWalletTitle')).waitFor()
    assert.equal(await violations(page), [])
    assert.equal(await overflow(page), [])
    if (process.env.PICTURES)
      await page.screenshot({ path: `${process.env.PICTURES}/file-${locale}.png`, fullPage: true })
    await close()
  })

test('the saved file, opened from the disk in a browser with a wallet: connect, list, one way out', async () => {
  const sale = await sandbox.give('alice', { kind: 'hero', place: 'wallet', price: '30' })
  const { page, world, close } = await openFile({ locale: 'en-US' }, async (url) => {
    const wallet = await (await fetch(`${url}/sandbox/wallet.js`)).text()
    // Not in the empty page before it, which has no storage.
    return `if (location.protocol === 'file:') {${wallet.split('"/sandbox/').join(`"${url}/sandbox/`)}}`
  })
  await page.getByRole('button', { name: 'Connect the wallet' }).click()
  await walletOf(page).approve()
  await lookUp(page, [sale.token_id])
  await carryOut(page, `Cancel sale: Card No. ${sale.token_id}`)
  const nobody = '0x0000000000000000000000000000000000000000'
  assert.equal((await chainOf(world).listed(BigInt(sale.token_id))) as unknown[], [nobody, 0n])
  await close()
})

for (const [locale, viewport] of [
  ['en', PHONE],
  ['zh-TW', PHONE],
  ['id', DESKTOP],
] as const)
  test(`everything can be reached and read, in ${locale} at ${viewport.width} px`, async () => {
    const { page, close } = await visit(`/way-out.html?lang=${locale}`, { viewport })
    await page.getByRole('heading', { level: 1, name: wordsOf(locale)('wayOut.title') }).waitFor()
    await page.getByRole('button', { name: wordsOf(locale)('wayOut.connect') }).click()
    await walletOf(page).approve()
    await page.getByText(wordsOf(locale)('wayOut.known')).waitFor()
    const head = await page.getByRole('banner').first().boundingBox()
    const title = await page.getByRole('heading', { level: 1 }).boundingBox()
    assert.ok(head && title && title.y - head.y - head.height >= 12, `head ${head?.y}, title ${title?.y}`)
    const balances = page.getByRole('region', { name: wordsOf(locale)('wayOut.balances') })
    const name = await balances.getByRole('heading').boundingBox()
    const line = await balances.getByText(wordsOf(locale)('wayOut.digits')).boundingBox()
    assert.ok(name && line && Math.abs(line.y + line.height / 2 - name.y - name.height / 2) <= 2, `at ${line?.y}`)
    const end = (await balances.getByRole('listitem').first().boundingBox()) ?? { x: 0, width: 0 }
    assert.ok(Math.abs(line.x + line.width - end.x - end.width) <= 1, `up to ${line.x + line.width}`)
    for (const row of await balances.getByRole('listitem').all()) {
      const height = (await row.boundingBox())?.height ?? 0
      assert.ok(height >= 44 && height <= 52, `a row is ${height} px high`)
    }
    const rest = balances.getByText(wordsOf(locale)('wayOut.digits'))
    const size = await rest.evaluate((line) => parseFloat(getComputedStyle(line).fontSize))
    assert.is(size, 14, 'quieter than the sums')
    await rest.click()
    await balances.getByRole('definition').first().waitFor()
    assert.equal(await violations(page), [])
    assert.equal(await smallTargets(page), [])
    assert.equal(await overflow(page), [])
    await close()
  })

test('the menu leads to it, and so does what could not be loaded while the provider is silent', async () => {
  const { page, url, close } = await visit('/marketplace', { allowed: /Failed to load|502/ })
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'The way out' }).click()
  await page.waitForURL(`${url}/way-out.html?lang=en`)
  await page.getByRole('heading', { level: 1, name: 'The way out' }).waitFor()
  await control.break({ kind: 'status', method: 'GET', path: '/api/marketplace/list', status: 502, times: 99 } as never)
  await page.goto(`${url}/marketplace`)
  await page.getByRole('main').getByRole('link', { name: 'The way out' }).waitFor()
  await control.mend()
  await close()
})

test.run()
