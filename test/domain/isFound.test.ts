import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { isFound } from '../../src/domain/isFound'

const test = suite('domain/isFound')

const ember = { name: 'Ember Fox 9', tokenId: 78n }
const TABLE: readonly (readonly [search: string, isFound: boolean])[] = [
  ['ember', true],
  ['R FO', true],
  ['ｅｍｂｅｒ　ｆｏｘ', true],
  ['  fox  ', true],
  ['78', true],
  ['#78', true],
  ['No. 78', true],
  ['no 78', true],
  ['078', true],
  ['7', false],
  ['8', false],
  ['778', false],
  ['9', true],
  ['frost', false],
  ['ember78', false],
]
for (const [search, expected] of TABLE) {
  test(`"${search}": ${expected ? 'found' : 'not'}`, () => assert.is(isFound(ember, search), expected))
}

test('an asset without a token is found by its name alone', () => {
  assert.ok(isFound({ name: '燼狐', tokenId: null }, '狐'))
  assert.not(isFound({ name: '燼狐', tokenId: null }, '0'))
})

test('a link cannot stop the page by what it searches for', () => {
  const begun = performance.now()
  assert.not(isFound(ember, `${'0'.repeat(100_000)}x`))
  assert.ok(performance.now() - begun < 1000)
})

test('the number of any token is found', () => {
  const tokenId = 2n ** 256n - 1n
  assert.ok(isFound({ name: '', tokenId }, `No. ${tokenId}`))
})

test.run()
