import { act } from 'preact/test-utils'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { AssetTile, type AssetTileProps } from '../../src/ui/art/AssetTile'
import { AssetTileSkeleton } from '../../src/ui/art/AssetTileSkeleton'
import { Badge } from '../../src/ui/art/Badge'
import { ElementMark } from '../../src/ui/art/elements/ElementMark'
import { cleanup, render } from '../support/render'
import { textOf } from '../support/textOf'
import { allByRole, byRole } from './page'

const test = suite('ui/AssetTile')
test.after.each(cleanup)

const tile: AssetTileProps = {
  href: '/cardDetail?id=7',
  picture: 'https://provider.example/7.png',
  fallback: '/art/hero-2-4a.svg',
  name: 'Frostfang',
  words: 'Hero · War god · Mage',
  band: 4,
  grade: 'Epic 17',
  stars: 5,
  starsLabel: '5 stars',
  price: { amount: '1,110.5', coin: 'MDS' },
}

test('the whole card is one link that says the name first, then class, price, rarity and stars', () => {
  render(<AssetTile {...tile} />)
  const link = byRole('link')
  assert.is(link.getAttribute('href'), '/cardDetail?id=7')
  assert.is(textOf(link), 'Frostfang Hero · War god · Mage 1,110.5 MDS Epic 17')
  assert.ok(byRole('img', '5 stars'))
})

test('its level, and an auction’s state and time left, are read before the price', () => {
  render(<AssetTile {...tile} status="Level 3" sign="111 auction 2 h 14 m" />)
  assert.is(textOf(byRole('link')), 'Frostfang Hero · War god · Mage Level 3 111 auction 2 h 14 m 1,110.5 MDS Epic 17')
})

test('the picture lies alone in its place, and a loading tile has the same rows', () => {
  const rowsOf = (container: Element) =>
    [...(container.firstElementChild?.children ?? [])].map((row) => row.getAttribute('data-part') ?? row.tagName)
  const { container, unmount } = render(<AssetTile {...tile} />)
  assert.is(container.querySelector('a > div')?.children.length, 1)
  const rows = rowsOf(container)
  unmount()
  // Over the picture, and beside the grade.
  const own = ['H3', 'stars', 'state']
  assert.equal(rowsOf(render(<AssetTileSkeleton />).container).sort(), rows.filter((row) => !own.includes(row)).sort())
})

test('rarity has a word and a sign beside its colour', () => {
  const signs = [1, 2, 3, 4, 5].map((band) => {
    const { container, unmount } = render(<AssetTile {...tile} band={band as AssetTileProps['band']} />)
    const sign = container.querySelector('[data-part=grade] path')?.getAttribute('d')
    unmount()
    return sign
  })
  assert.is(new Set(signs).size, 5)
})

test('a picture that does not load is replaced by the drawn one, once', () => {
  const { container } = render(<AssetTile {...tile} />)
  const picture = container.querySelector('img')
  assert.is(picture?.getAttribute('src'), tile.picture)
  act(() => void picture?.dispatchEvent(new Event('error')))
  assert.is(picture?.getAttribute('src'), tile.fallback)
  act(() => void picture?.dispatchEvent(new Event('error')))
  assert.is(picture?.getAttribute('src'), tile.fallback)
})

test('the place of the picture is kept, and it loads late', () => {
  const { container } = render(<AssetTile {...tile} />)
  const picture = container.querySelector('img')
  assert.is(picture?.getAttribute('width'), '240')
  assert.is(picture?.getAttribute('height'), '320')
  assert.is(picture?.getAttribute('loading'), 'lazy')
  assert.is(picture?.getAttribute('fetchpriority'), 'auto')
  assert.is(picture?.getAttribute('alt'), '')
})

test('the picture of a tile that is seen first loads at once, before the others', () => {
  const { container } = render(<AssetTile {...tile} soon />)
  const picture = container.querySelector('img')
  assert.is(picture?.getAttribute('loading'), 'eager')
  assert.is(picture?.getAttribute('fetchpriority'), 'high')
})

test('without a price: the words for it; with a state: its badge', () => {
  render(<AssetTile {...tile} price={null} priceNote="Not for sale" status={<Badge tone="warning">Locked</Badge>} />)
  assert.is(textOf(byRole('link')), 'Frostfang Hero · War god · Mage Locked Not for sale Epic 17')
})

test('a price that is not simply to be paid says what it is', () => {
  render(<AssetTile {...tile} priceNote="Bid" />)
  assert.is(textOf(byRole('link')), 'Frostfang Hero · War god · Mage 1,110.5 MDS Bid Epic 17')
})

test('a tile on its way is silent', () => {
  const { container } = render(<AssetTileSkeleton />)
  assert.is(container.firstElementChild?.getAttribute('aria-hidden'), 'true')
  assert.is(allByRole('link').length, 0)
})

test('an element has a sign of its own and its word; an unknown one only the word', () => {
  const { container, rerender } = render(<ElementMark of="camp" value={2} text="War god" />)
  const war = container.querySelector('path')?.getAttribute('d')
  rerender(<ElementMark of="skill" value={2} text="Ice" />)
  assert.is.not(container.querySelector('path')?.getAttribute('d'), war)
  rerender(<ElementMark of="skill" value={9} text="?" />)
  assert.is(container.querySelector('path'), null)
  assert.is(container.textContent, '?')
})

test.run()
