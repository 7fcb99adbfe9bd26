import * as assert from 'uvu/assert'
import { playSigkill } from '../kill/support/sigkill'
import { openStage } from './support/stage'
import { suite } from './support/suite'

const KILLS = 4

const test = suite('e2e/sigkill')

test('P13: the whole browser is killed again and again: no request without its entry on disk, and all ends consistent', async () => {
  const seed = Date.now() % 2 ** 31
  const lines: string[] = []
  try {
    const { world } = await openStage()
    const { kills } = await playSigkill(world, { seed, kills: KILLS, say: (line) => lines.push(line) })
    assert.is(kills, KILLS)
  } catch (cause) {
    console.error(`npm run test:sigkill -- --kills ${KILLS} --seed ${seed}\n${lines.join('\n')}`)
    throw cause
  }
})

test.run()
