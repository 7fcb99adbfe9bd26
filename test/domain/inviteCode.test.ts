import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { inviteCodeIn, isInviteCode } from '../../src/domain/inviteCode'

const test = suite('domain/inviteCode')

const LONGEST = 'a'.repeat(64)

for (const [query, code] of [
  ['?invite_code=AB-12_c', 'AB-12_c'],
  ['?lang=id&invite_code=AB12', 'AB12'],
  ['?invite_code=AB12&lang=id', 'AB12'],
  [`?invite_code=${LONGEST}`, LONGEST],
  [`?invite_code=${LONGEST}a`, null],
  ['?invite_code=', null],
  ['?invite_code=AB!12', null],
  ['?invite_code=%3Cb%3E', null],
  ['?my_invite_code=AB12', null],
  ['', null],
] as const) {
  test(`${query.slice(0, 40) || 'no query'}: ${code === null ? 'no code' : 'its code'}`, () => {
    assert.is(inviteCodeIn(query), code)
    if (code !== null) assert.ok(isInviteCode(code))
  })
}

test.run()
