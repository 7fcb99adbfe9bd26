import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { sayNoPage } from '../../src/actions/page/sayNoPage'
import { dismissToast } from '../../src/actions/page/toast'
import { isPageMissing } from '../../src/state/isPageMissing'
import { token } from '../../src/state/session'
import { toasts } from '../../src/state/toasts'

const test = suite('actions/sayNoPage')
test.after.each(() => {
  token.value = null
  isPageMissing.value = false
  for (const { id } of toasts.value) dismissToast(id)
})

test('a player is told of an address without a page once, in the texts of the frame', () => {
  token.value = 'alice'
  sayNoPage()
  assert.equal(
    toasts.value.map(({ kind, text }) => [kind, text]),
    [['note', 'frame.noPage']],
  )
  assert.is(isPageMissing.value, false)
})

test('a visitor reads it in the greeting, which nothing covers', () => {
  sayNoPage()
  assert.is(isPageMissing.value, true)
  assert.equal(toasts.value, [])
})

test.run()
