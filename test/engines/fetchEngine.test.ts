import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { isIntact } from '../support/unpackPackage'
import { chooseEngines } from './choose'
import { PACKED_ENGINES } from './engines'

const test = suite('engines/fetchEngine')

test('a package that is not the one of the table is known by its bytes', () => {
  const integrity = 'sha512-7iaw3Ur350mqGo7jwQrpkj9hiYB3Lkc/iBml1JQODbJ6wYX4oOHV+E+IvIh/1nsUNzLDBMxfqa2Ob1f1ACio/w=='
  assert.is(isIntact(Buffer.from('test'), integrity), true)
  assert.is(isIntact(Buffer.from('Test'), integrity), false)
})

test('every package has an exact version and an integrity, and the oldest engine is that of the floor', () => {
  for (const { package: name, integrity } of PACKED_ENGINES) {
    assert.match(name, /@\d+\.\d+\.\d+$/)
    assert.match(integrity, /^sha512-[A-Za-z\d+/]{86}==$/)
  }
  assert.is(PACKED_ENGINES[0]?.major, 67)
})

test('engines are chosen by major or by name; a name that no engine has is an error', () => {
  const names = (only?: string) => chooseEngines(only, () => {}).map(({ name }) => name)
  assert.equal(names('floor,middle,92'), ['67', '83', '92'])
  assert.is(names().length, PACKED_ENGINES.length + 2)
  assert.throws(() => names('68'), /no engine is called 68/)
})

test.run()
