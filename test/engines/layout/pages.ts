import { give, storageOf } from '../../kill/support/bench'
import type { World } from '../../sandbox/control/startWorld'
import type { Query } from '../page/find'
import type { Layout } from '../page/measure'
import { call } from '../support/hands'
import { type Player, until } from '../support/player'

/** A page as a phone shows it, measured and in a picture. */
export interface View {
  name: string
  layout: Layout
  /** Of its bars when it is scrolled to its end. */
  barsAtEnd: Layout['bars']
  picture: Buffer
}

/** What the pages show; nothing else that is played may change it, so that every engine sees the same. */
export interface Exhibits {
  sale: string
  auction: string
}

/** Gives the world what is looked at. */
export async function arrangeExhibits(world: World): Promise<Exhibits> {
  // What is played gives heroes, and would be among the comparable offers of one.
  const sale = await give({ world }, 'dave', { kind: 'equip', place: 'wallet', price: '1234.5' })
  const auction = await give({ world }, 'dave', { kind: 'hero', place: 'contract', price: '77' })
  return { sale: sale.id, auction: auction.id }
}

/** What a tile says of an auction comes last of all, once nobody waits for anything else. */
const AUCTION_TIME: Query = { text: { pattern: '^Ends in' } }

/** A player's own pages, and what is on each of them once its data has come. */
const OWN_PAGES: Readonly<Record<string, Query>> = {
  accountAccount: AUCTION_TIME,
  // Once the wallet's are read as well.
  coins: { text: 'Game and wallet together' },
  'legion/ranks': { role: 'list', name: 'The best three' },
  setting: { role: 'button', name: { pattern: '^Nickname' } },
  activity: { text: 'End of list' },
  shares: { role: 'img', name: 'QR code of your link' },
}

/** Looks at every kind of page: forms, lists, tables, facts, sheets. */
export async function lookAround(player: Player, world: World, { sale, auction }: Exhibits): Promise<View[]> {
  const views: View[] = []
  const look = async (name: string) => {
    const layout = await settled(player)
    const picture = await player.page.screenshot()
    await player.page.evaluate(
      'scrollTo(0, document.documentElement.scrollHeight), new Promise(done => requestAnimationFrame(done))',
    )
    const { bars } = await call(player.page, 'measure')
    await player.page.evaluate('scrollTo(0, 0)')
    views.push({ name, layout, barsAtEnd: bars, picture })
  }
  // An answer of the visit before adds a line with its age, if it is read before the new one comes: that is a race.
  const visit = async (path: string) => {
    await player.page.evaluate("void indexedDB.deleteDatabase('answers')")
    await player.go(path)
  }
  await player.go('/login')
  await player.tap({ role: 'button', name: 'Log in with mobile' })
  await player.see({ role: 'textbox', name: { pattern: '^Password' } })
  // The bottom bar steps aside while something is typed.
  await player.page.evaluate('document.activeElement.blur()')
  await look('login')
  await visit('/marketplace?val6=dragon')
  await player.see({ role: 'link', text: { pattern: 'MDS' }, within: { role: 'list', name: 'On offer' } })
  await player.see(AUCTION_TIME)
  await look('market')
  await player.tap({ role: 'button', name: 'Filter' })
  await player.see({ role: 'button', name: { pattern: '^Show results \\(' } })
  await look('filters')

  await player.keep(await storageOf({ world }, 'carol'))
  await visit(`/cardDetail?id=${sale}`)
  const buy = { role: 'button', name: 'Buy', within: { role: 'main' } }
  await player.see(buy)
  // It comes once nobody waits for anything else.
  await player.see({ role: 'link', text: { pattern: '^Similar from' } })
  await look('asset')
  await player.tap(buy)
  await player.see({ role: 'button', name: { pattern: '^Buy for' } })
  // The fee loads last and replaces a shorter text.
  await player.see({ text: { pattern: 'The network fee is about' } })
  await look('purchase')
  await visit(`/cardDetail?id=${auction}`)
  await player.see({ role: 'button', name: 'Bid', within: { role: 'main' } })
  await look('auction')
  await player.keep(await storageOf({ world }, 'dave'))
  for (const [path, sign] of Object.entries(OWN_PAGES)) {
    await visit(`/${path}`)
    await player.see({ ...sign, within: { role: 'main' } })
    await look(path.replace('/', '-'))
  }
  return views
}

/** The page's layout once nothing loads and nothing moves. */
async function settled({ page }: Player): Promise<Layout> {
  const isQuiet = () =>
    page.evaluate<boolean>(
      // The footer's links are the last thing a page asks for.
      "!document.querySelector('[aria-busy=true], footer nav:empty') && Array.from(document.images).every(image => image.complete || image.loading === 'lazy')",
    )
  let before = ''
  return until('a page that stays as it is', async () => {
    await page.evaluate('new Promise(done => requestAnimationFrame(() => setTimeout(done, 60)))')
    // Asked first: what comes last could come between the two.
    const quiet = await isQuiet()
    const layout = await call(page, 'measure')
    const now = JSON.stringify(layout)
    const isSame = now === before
    before = now
    return quiet && isSame ? layout : null
  })
}
