import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import '../support/render'
import { followLinks } from '../../src/router/followLinks'

const test = suite('screens/followLinks')

/** Where a tap on a link goes inside the app; null: the browser goes there. */
function tapOn(href: string): string | null {
  let place: string | null = null
  const stop = followLinks((next) => {
    place = next
  })
  const keep = (event: Event) => event.preventDefault()
  addEventListener('click', keep)
  const link = document.createElement('a')
  link.href = href
  document.body.append(link)
  link.click()
  link.remove()
  stop()
  removeEventListener('click', keep)
  return place
}

const LINKS: [string, string | null][] = [
  ['/marketplace?val6=2', '/marketplace?val6=2'],
  ['/licenses.html', null],
  ['/doctor/?lang=id', null],
  ['tpdapp://open?params=x', null],
  ['https://link.metamask.io/dapp/example.com/', null],
]
for (const [href, place] of LINKS) {
  test(`${href} is ${place ? 'a place of the app' : 'left to the browser'}`, () => assert.is(tapOn(href), place))
}

test.run()
