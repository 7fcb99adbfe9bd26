import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { countMarket } from '../../src/actions/load/countMarket'
import { toMarketFilters } from '../../src/domain/marketFilters'
import { network } from './support/page'

const test = suite('actions/countMarket')

const asked: string[] = []
const refused = (): Response => Response.json({ code: 400, msg: 'no', data: null }, { status: 400 })
const counted = (): Response => Response.json({ code: 200, msg: '', data: { items: [], next: null, total: 49 } })

const answer = (reply: () => Response): void => {
  asked.length = 0
  network.fetch = async (input) => {
    asked.push(String(input))
    return reply()
  }
}

const count = (query: string) => countMarket(toMarketFilters(query), new AbortController().signal)

test('it is what the provider says of one offer', async () => {
  answer(counted)
  assert.is(await count('?val1=2'), 49)
  assert.is(asked.length, 1)
  assert.match(asked[0] ?? '', /camp=2.*limit=1/)
})

test('a reply that is refused leaves it unknown', async () => {
  answer(refused)
  assert.is(await count('?val1=2'), null)
})

test('only a search could tell how many there are of a name', async () => {
  answer(counted)
  assert.is(await count('?search=fox'), null)
  assert.equal(asked, [])
})

test.run()
