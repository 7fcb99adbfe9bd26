import './support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { activateArtifact } from '../../src/actions/game/activateArtifact'
import { loadArtifacts, loadMoreArtifacts } from '../../src/actions/load/loadArtifacts'
import { loadOwnAssets } from '../../src/actions/load/loadOwnAssets'
import { reviewMoney } from '../../src/actions/money/reviewMoney'
import { forgetSession } from '../../src/actions/session/endSession'
import { toAsset } from '../../src/api/asset'
import { ownAssets } from '../../src/state/assets'
import { artifacts, newborn } from '../../src/state/collection'
import { flow } from '../../src/state/flow'
import { user } from '../../src/state/session'
import { until } from './support/clock'
import { wireAsset } from './support/fakeApi'
import { newStage, player, theEntry } from './support/stage'
import { tapOf } from './support/taps'

const test = suite('actions, collection')
const [LIST, ACTIVATE] = ['/api/artifact/list', '/api/artifact/activate']
const crown = wireAsset({ id: 'eq-1', kind: 'equip', place: 'game', token_id: null, activated: false })

async function withCrown() {
  const stage = await newStage()
  stage.api.answers[LIST] = { items: [crown, wireAsset({ id: 'eq-2', kind: 'equip' })], next: 'c' }
  stage.api.answers[ACTIVATE] = { ...crown, activated: true }
  await loadArtifacts()
  return stage
}
const awake = () => artifacts.value.data?.items.filter(({ activated }) => activated).map(({ id }) => id)

test('an artifact is activated where it stands in the list, and nothing is asked of the wallet', async () => {
  const { api, wallet } = await withCrown()
  assert.equal(awake(), ['eq-2'])
  assert.is(await activateArtifact(toAsset(crown)), null)
  assert.equal(awake(), ['eq-1', 'eq-2'])
  assert.equal(
    api.to(ACTIVATE).map(({ body }) => body),
    [{ id: 'eq-1' }],
  )
  assert.equal(wallet.asked, [])
})

test('an answer that got lost: the next try has the same key; a refusal ends it', async () => {
  const { api } = await withCrown()
  api.troubles[ACTIVATE] = ['replyLost', 'html', { code: 1204, msg: 'Locked' }]
  const errors = []
  for (let tries = 0; tries < 4; tries++) errors.push((await activateArtifact(toAsset(crown)))?.key ?? null)
  assert.equal(errors, ['server', 'badAnswer', 'api', null])
  const [first, second, third, fourth] = api.to(ACTIVATE).map(({ key }) => key)
  assert.equal([second, third], [first, first])
  assert.is.not(fourth, first)
})

test('the following page of the artifacts comes after the first', async () => {
  const { api } = await withCrown()
  api.answers[LIST] = { items: [wireAsset({ id: 'eq-3', kind: 'equip' })], next: null }
  await loadMoreArtifacts()
  await loadMoreArtifacts()
  assert.equal(
    artifacts.value.data?.items.map(({ id }) => id),
    ['eq-1', 'eq-2', 'eq-3'],
  )
  assert.is(api.to(LIST).length, 2)
})

test('dragons come from their own list, unless a place is asked for', async () => {
  const { api } = await newStage()
  api.answers['/api/user/dragons'] = { items: [wireAsset({ id: 'd-1', kind: 'dragon' })], next: null }
  await loadOwnAssets('dragon', null)
  assert.is(ownAssets.value.data?.items[0]?.id, 'd-1')
  await loadOwnAssets('dragon', 'wallet')
  assert.is(api.to('/api/user/card/list').length, 1)
})

for (const kind of ['mint', 'hatch'] as const) {
  test(`${kind}: what it has made is known by its entry, to its player only`, async () => {
    const { chain, api } = await newStage()
    const { arrange, tap, confirmedBy } = tapOf(kind)
    api.answers[confirmedBy] = wireAsset({ id: 'new-1', name: 'Firstborn' })
    arrange?.(chain.state)
    void tap()
    await until(() => flow.value?.stage === 'done')
    assert.is(newborn.value[theEntry().id]?.name, 'Firstborn')
    user.value = player({ userid: 'bob' })
    forgetSession()
    assert.equal([newborn.value, artifacts.value.data], [{}, null])
  })
}

test('a review opens with what was chosen before it', () => {
  reviewMoney('mint', null, { assetKind: 'pet' })
  assert.equal([flow.value?.choice, flow.value?.stage], [{ assetKind: 'pet' }, 'review'])
  reviewMoney('hatch', null)
  assert.equal(flow.value?.choice, {})
})

test.run()
