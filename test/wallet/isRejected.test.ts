import { runInNewContext } from 'node:vm'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { AppError } from '../../src/errors'
import { isRejected } from '../../src/wallet/isRejected'
import { rejection } from '../sandbox/wallet/faces'
import type { RejectFace } from '../sandbox/wallet/quirks'

const test = suite('wallet/isRejected')
/** An error of an outer frame, whose Error is not this page's. */
const foreign = (message: string): unknown => runInNewContext(`new Error('${message}')`)
const error = (message: string, more: object = {}) => Object.assign(new Error(message), more)

const REJECTED: unknown[] = [
  { code: 4001 },
  { code: '4001' },
  { code: 5000 },
  { code: 5750 },
  { code: 'ACTION_REJECTED' },
  { code: 'user_canceled' },
  { errorCode: 1001 },
  {},
  error('User rejected the request.', { code: 4001 }),
  error('MetaMask Tx Signature: User denied transaction signature.', { code: -32603 }),
  error('User denied message signature'),
  error('User rejected'),
  error('user rejected transaction'),
  error('User cancelled'),
  error('User canceled'),
  error('user_canceled'),
  error('User declined the request'),
  error('user has rejected the request'),
  error('Cancelled by User'),
  error('cancelled by user'),
  error('Canceled by the user'),
  error('Rejected by user'),
  error('cancel'),
  error('Cancelled'),
  error('canceled.'),
  error('denied'),
  error('Transaction was rejected'),
  error('Request rejected'),
  error('request was declined'),
  error('User request rejected'),
  foreign('User denied transaction signature.'),
  error('用户取消'),
  error('用戶拒絕了請求'),
  error('已取消'),
  'User rejected the request.',
  'cancel',
  new AppError('walletError', {}, { code: 4001 }),
  error('wrapped', { cause: error('inner', { cause: { code: 4001 } }) }),
  { code: -32603, data: { originalError: { code: 4001 } } },
  { code: -32603, data: { originalError: { message: 'User denied' } } },
  { error: { code: 4001 } },
  { message: 'x', details: 'User rejected the request.' },
  { reason: 'user rejected transaction' },
]

const UNKNOWN: unknown[] = [
  null,
  undefined,
  '',
  0,
  false,
  [],
  error(''),
  foreign(''),
  error('boom'),
  foreign('boom'),
  error('Internal JSON-RPC error.', { code: -32603 }),
  error('transaction underpriced', { code: -32000 }),
  error('nonce too low', { code: -32000 }),
  error('insufficient funds for gas * price + value'),
  error('execution reverted: user cancelled the auction'),
  error('transaction was rejected by the mempool'),
  error('request rejected: rate limit exceeded'),
  error('replacement transaction underpriced: rejected'),
  error('Provided chainId does not match'),
  error('cancelAuction is not a function'),
  error('permission denied by policy'),
  { code: -32002 },
  { code: 4100 },
  { code: 4200 },
  { code: 4900 },
  { code: 4902 },
  { code: 40010 },
  { code: null, message: null },
  { cause: null, error: undefined, data: '0x' },
]

const shown = (value: unknown) =>
  value instanceof Error ? `${value.name} ${value.message}` : (JSON.stringify(value) ?? String(value))

for (const thrown of REJECTED) {
  test(`P9: ${shown(thrown)} is a no`, () => {
    assert.is(isRejected(thrown), true)
  })
}
for (const thrown of UNKNOWN) {
  test(`P9: ${shown(thrown)} is unknown`, () => {
    assert.is(isRejected(thrown), false)
  })
}

const FACES: Record<RejectFace, boolean> = {
  code: true,
  codeText: true,
  walletConnect: true,
  ethers: true,
  imToken: true,
  text: true,
  nested: true,
  empty: true,
  // It says nothing, and taking it for a no could send a payment twice.
  null: false,
}
for (const [face, is] of Object.entries(FACES) as [RejectFace, boolean][]) {
  test(`a persona's "${face}" is ${is ? 'a no' : 'unknown'}`, () => {
    assert.is(isRejected(rejection(face)), is)
  })
}

test('a ring of causes comes to an end', () => {
  const ring: { cause?: unknown; message: string } = { message: 'round' }
  ring.cause = ring
  assert.is(isRejected(ring), false)
})

test.run()
