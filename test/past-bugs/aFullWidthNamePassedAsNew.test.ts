import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { validateNickname } from '../../src/domain/validation/validateNickname'

const test = suite('past bugs, a full-width name passed as new')

test('the same name in other widths is unchanged', () => {
  assert.is(validateNickname('Ａｌｉｃｅ', 'Alice'), 'nicknameSame')
  assert.is(validateNickname('Alice', 'Ａｌｉｃｅ'), 'nicknameSame')
  assert.is(validateNickname('Alicia', 'Alice'), null)
})

test.run()
