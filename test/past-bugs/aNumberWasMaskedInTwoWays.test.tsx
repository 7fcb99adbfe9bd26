import '../support/config'
import '../support/render'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import setting from '../../i18n/en/setting.json'
import { addTexts } from '../../src/i18n'
import { contactText } from '../../src/screens/setting/CodePart'
import { Settings } from '../../src/screens/setting/Settings'
import { PlayerLinks } from '../../src/screens/shell/PlayerLinks'
import { user } from '../../src/state/session'
import { addAllTexts, newUser } from '../screens/support/world'
import { cleanup, render } from '../support/render'

const test = suite('past bugs, a number was masked in two ways')
addAllTexts()
addTexts('en', 'setting', setting)

for (const [mobile, area, account, masked] of [
  ['+886 912345678', '886', '912345678', '91*****78'],
  ['+86 13812345678', '86', '13812345678', '138****5678'],
] as const) {
  test(`${mobile} looks the same in the bar, in the settings and where a code goes`, () => {
    const player = newUser({ mobile })
    user.value = player
    render(<PlayerLinks />)
    assert.ok(document.body.textContent?.includes(masked), document.body.textContent ?? '')
    cleanup()
    render(<Settings player={player} />)
    assert.ok(document.body.textContent?.includes(`+${area} ${masked}`))
    cleanup()
    assert.is(contactText({ area, account }), `+${area} ${masked}`)
    user.value = null
  })
}

test.run()
