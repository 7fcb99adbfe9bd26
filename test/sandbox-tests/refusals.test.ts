import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { ERROR_TEXTS, type ErrorName } from '../sandbox/api/errorTexts'
import { LANGUAGES, type Language } from '../sandbox/api/language'
import type { World } from '../sandbox/control/startWorld'
import { withHeaders } from './support/player'
import { PROVOCATIONS } from './support/refusals'
import { beginWalk, type Walk } from './support/walk'
import { shareWorld } from './support/world'

const test = suite('sandbox/refusals')
let world: World

test.before(async () => {
  world = await shareWorld()
})

/** The same people, asking in this language. */
function speaking(walk: Walk, language: Language): Walk {
  const { alice, bob, carol, dave, visitor } = walk
  const speak = <P extends Walk['visitor']>(player: P): P => withHeaders(player, { language })
  return {
    ...walk,
    alice: speak(alice),
    bob: speak(bob),
    carol: speak(carol),
    dave: speak(dave),
    visitor: speak(visitor),
  }
}

/** The text of a refusal in a language, with anything in its slots. */
function patternOf(name: ErrorName, language: Language): RegExp {
  const texts = ERROR_TEXTS[name].slice(1) as string[]
  const text = texts[LANGUAGES.indexOf(language)] ?? ''
  const escaped = text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '\\S.*')
  return new RegExp(`^${escaped}$`)
}

for (const name of Object.keys(ERROR_TEXTS) as ErrorName[]) {
  const [code, english] = ERROR_TEXTS[name]
  test(`${code} ${english}`, async () => {
    const { arrange, ask } = PROVOCATIONS[name]
    const walk = await beginWalk(world)
    const arranged = await arrange?.(walk)
    for (const language of LANGUAGES) {
      const { code: said, msg, data } = await ask(speaking(walk, language), arranged)
      assert.equal([said, data], [code, null], msg)
      assert.match(msg, patternOf(name, language))
    }
  })
}

test('what cannot be done in the game is named in the language too', async () => {
  const walk = await beginWalk(world)
  await walk.control('/sandbox/online', { userid: 'alice', on: true })
  const { id } = await walk.give('alice', 'hero', 'game')
  const ask = async (language: Language) => (await speaking(walk, language).alice.post('/api/card/claim', { id })).msg
  assert.equal(
    [await ask('EN-US'), await ask('ZH-TW'), await ask('ZH-CN'), await ask('IN-IN')],
    [
      'During game online you cannot claim',
      '角色在線上時無法轉出資產',
      '游戏在线时无法提取',
      'Selama kamu online di game, tidak bisa klaim',
    ],
  )
})

test.run()
