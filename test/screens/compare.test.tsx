import '../support/config'
import '../support/render'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import table from '../../i18n/en/compare.json'
import { addTexts } from '../../src/i18n'
import Compare from '../../src/screens/compare/Compare'
import { SideBySide } from '../../src/screens/compare/SideBySide'
import { cleanup, render } from '../support/render'
import { textOf } from '../support/textOf'
import { allByRole, byRole } from '../ui/page'
import { newDetail } from './support/asset'
import { addAllTexts, fakeProvider, settle } from './support/world'

const test = suite('screens/compare')
addAllTexts()
addTexts('en', 'compare', table)
test.after.each(() => {
  cleanup()
  history.replaceState(null, '', '/')
})

const heads = () => allByRole('columnheader').map((head) => textOf(head))

test('the higher value carries a sign and a word', () => {
  const one = newDetail({ id: '1', name: 'Warden', attributes: [{ name: 'hp', value: 1200 }] })
  const other = newDetail({ id: '2', name: 'Aegis', attributes: [{ name: 'hp', value: 900 }] })
  render(<SideBySide one={one} other={other} />)
  assert.equal(heads(), ['Value', 'Warden', 'Aegis'])
  const row = allByRole('row').find((each) => textOf(each).startsWith('HP'))
  assert.is(textOf(row as HTMLElement), 'HP 1,200 (higher) 900')
  assert.is(textOf(allByRole('row')[1] as HTMLElement), 'Higher values 1 0')
})

test('two of one name are told apart by their numbers', () => {
  const one = newDetail({ id: '1', tokenId: 7n })
  const other = newDetail({ id: '2', tokenId: null, number: 'HE-9' })
  render(<SideBySide one={one} other={other} />)
  assert.equal(heads(), ['Value', 'Ashen Warden · No. 7', 'Ashen Warden · No. HE-9'])
})

for (const [address, lead, places] of [
  ['/compare', /^Choose two cards/, ['First card', 'Second card']],
  ['/compare?one=7', /^Choose a second card/, ['Second card']],
] as const) {
  test(`${address} names no two: what is missing is chosen with a tap on its place, or on a card of the market`, async () => {
    const asked = fakeProvider({ '/api/market/list': { items: [], next: null, total: 0 } })
    history.replaceState(null, '', address)
    render(<Compare />)
    await settle()
    assert.match(textOf(document.querySelector('header p') as HTMLElement), lead)
    for (const name of [...places, 'From the market']) byRole('link', name)
    assert.is(allByRole('link').length, places.length + 1)
    assert.equal(allByRole('radio'), [])
    assert.is(asked.length, 1)
  })
}

test.run()
