import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { longestChain } from './longestChain'

const test = suite('bench/longestChain')
const DELAY = 1000

const cases: [name: string, exchanges: [sentMs: number, answeredMs: number][], trips: number][] = [
  ['nothing was asked', [], 0],
  ['one request', [[0, 1004]], 1],
  [
    'three at once are one trip',
    [
      [0, 1004],
      [2, 1005],
      [200, 1202],
    ],
    1,
  ],
  [
    'each waits for the one before',
    [
      [0, 1004],
      [1010, 2012],
      [2020, 3021],
    ],
    3,
  ],
  [
    'the order of the events does not matter',
    [
      [2020, 3021],
      [0, 1004],
      [1010, 2012],
    ],
    3,
  ],
  [
    'a busy page between them adds nothing',
    [
      [0, 1004],
      [1700, 2705],
      [3400, 4404],
    ],
    3,
  ],
  [
    'one that started late beside another is the same trip',
    [
      [0, 1004],
      [1010, 2012],
      [1600, 2602],
    ],
    2,
  ],
  [
    'one that did not wait for what was answered just before it',
    [
      [0, 1014],
      [994, 1997],
    ],
    1,
  ],
  [
    'one that waited for a connection is a trip more',
    [
      [0, 1004],
      [1010, 2012],
      [1010, 3015],
    ],
    3,
  ],
  [
    'also when it was sent late',
    [
      [0, 1004],
      [1010, 2012],
      [1600, 3015],
    ],
    3,
  ],
]

for (const [name, exchanges, trips] of cases) {
  test(name, () => {
    const asked = exchanges.map(([sentMs, answeredMs]) => ({ sentMs, answeredMs }))
    assert.is(longestChain(asked, DELAY).length, trips)
  })
}

test('it is told from its first request to its last', () => {
  const asked = [
    { path: '/picture', sentMs: 2020, answeredMs: 3021 },
    { path: '/page', sentMs: 0, answeredMs: 1004 },
    { path: '/icon', sentMs: 1010, answeredMs: 2600 },
    { path: '/script', sentMs: 1010, answeredMs: 2012 },
  ]
  assert.equal(
    longestChain(asked, DELAY).map(({ path }) => path),
    ['/page', '/script', '/picture'],
  )
})

test.run()
