import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { shortenOutline } from '../../../src/build/art/outline'

const test = suite('build/art/outline')

const table: ReadonlyArray<[title: string, path: string, short: string]> = [
  ['whole relative numbers', 'M1.2 2.4L10.7 20.1Z', 'm1 2l10 18z'],
  ['errors do not add up', 'M0 0l.4 0l.4 0l.4 0l.4 0', 'm0 0l0 0l1 0l0 0l1 0'],
  ['numbers that touch', 'M1.5.5l.6.6-1-1', 'm2 1l0 0-1-1'],
  ['flags that touch', 'm0 0a5 5 0 11.2 10', 'm0 0a5 5 0 1 1 0 10'],
  ['one axis only', 'M10 10h5V30v-5', 'm10 10h5v20v-5'],
  ['after a closed shape the pen is at its start', 'M10 10l5 0zM1 1', 'm10 10l5 0zm-9-9'],
  ['curves are relative to the pen too', 'M10 10C11 11 12 12 20 20S1 2 30 30', 'm10 10c1 1 2 2 10 10s-19-18 10 10'],
]

for (const [title, path, short] of table) test(title, () => assert.is(shortenOutline(path), short))

test('what is no path is refused', () => {
  assert.throws(() => shortenOutline('M1 2 x'), /unreadable path/)
})

test.run()
