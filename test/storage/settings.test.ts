import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { clearSession } from '../../src/storage/clearSession'
import { readItem, writeItem } from '../../src/storage/settings'

const test = suite('storage/settings')

type Name = 'localStorage' | 'sessionStorage'

/** A storage as browsers have it, with what a test changes. */
function newStorage(changes: Partial<Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>> = {}) {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    ...changes,
  }
}
type Fake = ReturnType<typeof newStorage>

function use(name: Name, storage: Fake | Error): void {
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get() {
      if (storage instanceof Error) throw storage
      return storage
    },
  })
}
const full = () => {
  throw new DOMException('full', 'QuotaExceededError')
}

let local = newStorage()
let tab = newStorage()

test.before.each(() => {
  local = newStorage()
  tab = newStorage()
  use('localStorage', local)
  use('sessionStorage', tab)
  writeItem('token', null)
})

test('P14: where storage works it keeps the text, and the tab keeps no second one', () => {
  tab.items.set('token', 'older')
  writeItem('token', 'a')
  assert.is(readItem('token'), 'a')
  assert.equal([[...local.items], [...tab.items]], [[['token', 'a']], []])
})

test('P14: storage that throws at every touch: the tab keeps it', () => {
  use('localStorage', new Error('SecurityError'))
  writeItem('token', 'a')
  assert.is(readItem('token'), 'a')
  assert.is(tab.items.get('token'), 'a')
})

test('P14: both throw: it lasts as long as the page', () => {
  use('localStorage', new Error('SecurityError'))
  use('sessionStorage', new Error('SecurityError'))
  writeItem('token', 'a')
  assert.is(readItem('token'), 'a')
  writeItem('token', null)
  assert.is(readItem('token'), null)
})

test('P14: over quota the older text does not outlive the newer one', () => {
  writeItem('token', 'old')
  local.setItem = full
  writeItem('token', 'new')
  assert.is(readItem('token'), 'new')
  assert.is(tab.items.get('token'), 'new')
  assert.not(local.items.has('token'))
})

test('P14: a write that is taken and lost is noticed', () => {
  local.setItem = () => {}
  writeItem('token', 'a')
  assert.is(tab.items.get('token'), 'a')
  assert.is(readItem('token'), 'a')
})

test('P14: storage emptied under the page: the page still has it', () => {
  writeItem('token', 'a')
  local.items.clear()
  assert.is(readItem('token'), 'a')
})

test('P14: the end of a session takes its texts out of every storage, and leaves the rest', () => {
  local.setItem = full
  writeItem('token', 'a')
  writeItem('locale', 'id')
  clearSession()
  assert.equal([readItem('token'), readItem('locale')], [null, 'id'])
  assert.not(tab.items.has('token'))
})

test.run()
