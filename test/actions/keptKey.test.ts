import './support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { isKept, withKeptKey } from '../../src/actions/calls/keptKey'
import { AppError } from '../../src/errors'
import { readItem, writeItem } from '../../src/storage/settings'

const test = suite('actions/keptKey')

test.before.each(() => writeItem('openKeys', null))

/** The key a call went out with, which ends as it is told. */
async function call(name: string, end: AppError | null = null): Promise<string> {
  let sent = ''
  const run = async (key: string) => {
    sent = key
    if (end) throw end
  }
  await withKeptKey(name, run).catch(Boolean)
  return sent
}

for (const lost of [new AppError('server'), new AppError('badAnswer'), new AppError('api', { code: 503 })]) {
  test(`${lost.key} ${lost.params.code ?? ''}: the next try carries the same key, in a later page too`, async () => {
    const first = await call('summon alice', lost)
    assert.ok(await isKept('summon alice'))
    assert.match(localStorage.getItem('openKeys') ?? '', first)
    assert.is(await call('summon alice'), first)
    assert.not(await isKept('summon alice'))
  })
}

test('an answer, good or bad, ends a key', async () => {
  const first = await call('summon alice')
  const second = await call('summon alice', new AppError('insufficient'))
  assert.not.equal(first, second)
  assert.not.equal(await call('summon alice'), second)
})

test('each call has its own', async () => {
  const first = await call('withdraw alice MDS 5', new AppError('server'))
  assert.not.equal(await call('withdraw alice MDS 6', new AppError('server')), first)
  assert.is(await call('withdraw alice MDS 5'), first)
  assert.ok(await isKept('withdraw alice MDS 6'))
})

test('what is kept tells nobody who wanted what', async () => {
  await call('withdraw alice MDS 5000', new AppError('server'))
  const kept = JSON.parse(localStorage.getItem('openKeys') ?? '')
  assert.equal(
    Object.keys(kept).map((mark) => mark.replace(/[0-9a-f]/g, '')),
    [''],
  )
  assert.is(Object.keys(kept)[0]?.length, 64)
})

test('a page without digests keeps the key all the same', async () => {
  const whole = crypto.subtle
  Object.defineProperty(crypto, 'subtle', { configurable: true, value: undefined })
  try {
    const first = await call('redeem alice 7', new AppError('server'))
    assert.is(await call('redeem alice 7'), first)
  } finally {
    Object.defineProperty(crypto, 'subtle', { configurable: true, value: whole })
  }
})

test('two at once carry one key', async () => {
  const both = await Promise.all([call('collect alice', new AppError('server')), call('collect alice')])
  assert.is(both[0], both[1])
})

test('what cannot be read counts as nothing', async () => {
  for (const broken of ['{', '7', 'null', '"x"']) {
    writeItem('openKeys', broken)
    assert.match(await call('redeem'), /^0x[0-9a-f]{64}$/)
  }
})

test('a damaged key, which no header would take, gives way to a new one', async () => {
  await call('redeem', new AppError('server'))
  const [mark = ''] = Object.keys(JSON.parse(readItem('openKeys') ?? ''))
  for (const damaged of ['0x12\r\n', '鑰匙', '', 7, null, {}]) {
    writeItem('openKeys', JSON.stringify({ [mark]: damaged }))
    assert.is(await isKept('redeem'), false)
    assert.match(await call('redeem', new AppError('server')), /^0x[0-9a-f]{64}$/)
    assert.is(await isKept('redeem'), true)
  }
})

test.run()
