import '../actions/support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { showAway } from '../../src/actions/away/showAway'
import { awayNews } from '../../src/state/away'
import { writeItem } from '../../src/storage/settings'
import { pass } from '../actions/support/clock'
import { wireAsset } from '../actions/support/fakeApi'
import { newStage } from '../actions/support/stage'

/** The list begins with what was traded last: an auction that is over is at its end. */
const test = suite('past bug: an auction to take back, beyond the first page of own assets, was no news')

test('all pages are looked at', async () => {
  writeItem('away alice', null)
  const { api } = await newStage()
  const nothing = { items: [], next: null }
  const pages: object[] = []
  Object.assign(api.answers, {
    '/api/user/activities': nothing,
    '/api/user/card/list': () => pages.shift() ?? nothing,
    '/api/user/team': { ...nothing, level: 1, points: '0', received_mds: '0', challenge_levels: 0 },
    '/api/user/invite_list': { ...nothing, invited: 0, activated: 0, tickets: 0 },
  })
  await showAway()
  pass(60_000)
  const running = wireAsset({ id: '9', place: 'contract', market: 'auction', status: 1, owner_id: 'alice', price: '5' })
  const ended = wireAsset({ place: 'contract', market: null, owner_id: 'alice', listed_at: 5 })
  pages.push({ items: [running], next: 'more' }, { items: [ended], next: null })
  await showAway()
  assert.equal(
    awayNews.value.data?.news.map(({ key }) => key),
    ['takeBack hero-1 5'],
  )
})

test.run()
