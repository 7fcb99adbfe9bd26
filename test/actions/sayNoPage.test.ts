import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { sayNoPage } from '../../src/actions/page/sayNoPage'
import { dismissToast } from '../../src/actions/page/toast'
import { toasts } from '../../src/state/toasts'

const test = suite('actions/sayNoPage')

test('an address without a page is told of once, in the texts of the frame', () => {
  sayNoPage()
  assert.equal(
    toasts.value.map(({ kind, text }) => [kind, text]),
    [['note', 'frame.noPage']],
  )
  for (const { id } of toasts.value) dismissToast(id)
})

test.run()
