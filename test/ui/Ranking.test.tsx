import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { PriceChart } from '../../src/screens/assetDetail/PriceChart'
import { Podium } from '../../src/screens/legion/Podium'
import { Avatar } from '../../src/ui/art/Avatar'
import { Table } from '../../src/ui/lists/Table'
import { cleanup, render } from '../support/render'
import { allByRole, byRole } from './page'

const test = suite('ui/Ranking')
test.after.each(cleanup)

test('a table keeps its roles where the layout is not one, and repeats its heads for small screens', () => {
  render(
    <Table
      caption="Ranks"
      columns={[
        { id: 'rank', head: 'Rank' },
        { id: 'points', head: 'Points', align: 'end' },
      ]}
      rows={[
        { key: 1, cells: [1, '900'] },
        { key: 2, cells: [2, '800'], current: true },
      ]}
    />,
  )
  assert.ok(byRole('table', 'Ranks'))
  assert.equal(
    allByRole('columnheader').map((head) => head.textContent),
    ['Rank', 'Points'],
  )
  assert.equal(
    allByRole('cell').map((cell) => [cell.dataset.head, cell.textContent]),
    [
      ['Rank', '1'],
      ['Points', '900'],
      ['Rank', '2'],
      ['Points', '800'],
    ],
  )
  assert.is(allByRole('row')[2]?.getAttribute('aria-current'), 'true')
})

const points = (...values: number[]) => values.map((value) => ({ value, text: `${value} MDS`, when: `day ${value}` }))
const line = () => document.querySelector('[data-part=line]')?.getAttribute('d')

test('a chart is a picture with a name', () => {
  render(<PriceChart label="Prices" points={points(1, 3, 2)} />)
  assert.ok(byRole('img', 'Prices'))
  assert.is(line(), 'M0 100L150 0L300 50')
})

test('one price, and equal prices, are a line in the middle', () => {
  const { rerender } = render(<PriceChart label="Prices" points={points(5)} />)
  assert.is(line(), 'M0 50H300')
  rerender(<PriceChart label="Prices" points={points(5, 5)} />)
  assert.is(line(), 'M0 50L300 50')
  rerender(<PriceChart label="Prices" points={[]} />)
  assert.is(line(), undefined)
})

test('the podium reads first, second, third', () => {
  const places = [1, 2, 3, 4].map((rank) => ({ rank, seed: `0x${rank}`, name: `Player ${rank}`, text: `${rank}00` }))
  render(<Podium label="Best three" places={places} />)
  assert.equal(
    allByRole('listitem').map((place) => place.querySelector('strong')?.textContent),
    ['Player 1', 'Player 2', 'Player 3'],
  )
})

test('the same address has the same crest, in any case; others have others', () => {
  const crestOf = (seed: string) => {
    const { container, unmount } = render(<Avatar seed={seed} />)
    const drawn = container.innerHTML
    unmount()
    return drawn
  }
  assert.is(crestOf('0xABC'), crestOf('0xabc'))
  assert.is.not(crestOf('0xabc'), crestOf('0xabd'))
})

test.run()
