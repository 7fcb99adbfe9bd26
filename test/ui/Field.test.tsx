import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { Checkbox } from '../../src/ui/inputs/Checkbox'
import { CodeField } from '../../src/ui/inputs/CodeField'
import { Field } from '../../src/ui/inputs/Field'
import { Select } from '../../src/ui/inputs/Select'
import { cleanup, render } from '../support/render'
import { allByRole, byRole, tap, type } from './page'

const test = suite('ui/Field')
test.after.each(cleanup)

const nothing = () => {}

test('what is typed comes out as text', () => {
  let text = ''
  render(<Field label="Price" name="price" value="" inputMode="decimal" onInput={(next) => (text = next)} />)
  type(byRole('textbox', 'Price'), '1110.5')
  assert.is(text, '1110.5')
})

test('a hint is tied to the field', () => {
  render(<Field label="Price" name="price" value="" hint="In MDS" onInput={nothing} />)
  const field = byRole('textbox', 'Price')
  const note = document.getElementById(field.getAttribute('aria-describedby') ?? '')
  assert.is(note?.textContent, 'In MDS')
  assert.is(field.getAttribute('aria-invalid'), 'false')
})

test('an error takes the place of the hint, is announced, and marks the field', () => {
  render(<Field label="Price" name="price" value="0" hint="In MDS" error="More than zero, please." onInput={nothing} />)
  const field = byRole('textbox', 'Price')
  assert.is(byRole('alert').textContent, 'More than zero, please.')
  assert.is(byRole('alert').id, field.getAttribute('aria-describedby'))
  assert.is(field.getAttribute('aria-invalid'), 'true')
})

test('no error, no alert', () => {
  render(<Field label="Price" name="price" value="1" error={null} onInput={nothing} />)
  assert.is(allByRole('alert').length, 0)
})

test('a select gives the value of what was chosen', () => {
  let chosen = ''
  const options = [
    { value: 'newest', text: 'Newest' },
    { value: 'priceLow', text: 'Lowest price' },
  ] as const
  render(<Select label="Sort" name="sort" value="newest" options={options} onSelect={(next) => (chosen = next)} />)
  type(byRole('combobox', 'Sort'), 'priceLow')
  assert.is(chosen, 'priceLow')
})

test('a checkbox tells its new state', () => {
  let checked: boolean | null = null
  render(
    <Checkbox checked={false} onCheck={(next) => (checked = next)}>
      Remember me
    </Checkbox>,
  )
  tap(byRole('checkbox', 'Remember me'))
  assert.is(checked, true)
})

const code = {
  label: 'Code',
  name: 'code',
  value: '',
  sendText: 'Send',
  waitText: (seconds: number) => `Again in ${seconds} s`,
  onInput: nothing,
  onSend: nothing,
}

test('a code field lets the phone fill it, and drops blanks', () => {
  let text = ''
  render(<CodeField {...code} onInput={(next) => (text = next)} />)
  const field = byRole('textbox', 'Code')
  assert.is(field.getAttribute('autocomplete'), 'one-time-code')
  type(field, '12 34 56')
  assert.is(text, '123456')
})

test('no second code before its time', () => {
  let sent = 0
  const { rerender } = render(<CodeField {...code} onSend={() => sent++} />)
  tap(byRole('button', 'Send'))
  rerender(<CodeField {...code} waitUntil={Date.now() / 1000 + 42} onSend={() => sent++} />)
  tap(byRole('button', 'Again in 42 s'))
  assert.is(sent, 1)
})

test.run()
