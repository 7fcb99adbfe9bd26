import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { AppError } from '../../src/errors'
import { isRejected, refusalOf } from '../../src/wallet/isRejected'
import { rejection } from '../sandbox/wallet/faces'
import type { RejectFace } from '../sandbox/wallet/quirks'

const test = suite('wallet/isRejected')
/** An error of an outer frame, whose Error is not this page's. */
const foreign = (message: string): unknown => runInNewContext(`new Error('${message}')`)
const error = (message: string, more: object = {}) => Object.assign(new Error(message), more)

const shown = (value: unknown) =>
  value instanceof Error ? `${value.name} ${value.message}` : (JSON.stringify(value) ?? String(value))

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
  4001,
  '4001',
  5000,
  [4001],
  ['User rejected'],
  [{ code: 4001 }],
  { error: 'User rejected the request.' },
  Object.assign(new Error('The wallet said no.'), { name: 'UserRejectedRequestError' }),
  error('wrapped', { cause: Object.assign(new Error('x'), { name: 'AtomicReadyWalletRejectedUpgradeError' }) }),
  error('Signature request cancelled'),
  error('Action canceled'),
  error('Transaction cancelled'),
  error('aborted by user'),
  error('User disapproved requested methods'),
]

/** As wallets say it in their owners' languages, without any code. */
const IN_WORDS: Record<string, readonly string[]> = {
  'zh-Hans': [
    '用户拒绝了请求',
    '用户已取消',
    '用户主动取消',
    '取消交易',
    '已取消',
    '已拒绝',
    '您已取消签名',
    '签名已取消',
    '取消授权',
  ],
  'zh-Hant': ['使用者已拒絕', '使用者拒絕了請求', '用戶取消', '您已取消簽名', '交易已取消', '拒絕簽名', '已拒絕。'],
  id: [
    'Pengguna menolak permintaan',
    'Pengguna telah membatalkan',
    'Dibatalkan',
    'Dibatalkan oleh pengguna',
    'Transaksi dibatalkan',
    'Anda membatalkan permintaan',
  ],
  ja: [
    'ユーザーがリクエストを拒否しました',
    'ユーザーによってキャンセルされました',
    'ユーザーにより拒否されました。',
    'キャンセルしました',
    '署名がキャンセルされました',
    'ユーザー拒否',
  ],
  vi: [
    'Người dùng đã từ chối yêu cầu',
    'Người dùng huỷ',
    'Đã bị người dùng từ chối',
    'Đã hủy',
    'Giao dịch đã bị hủy',
    'Đã hủy'.normalize('NFD'),
  ],
  ko: [
    '사용자가 요청을 거부했습니다',
    '사용자가 취소했습니다',
    '사용자 거절',
    '취소되었습니다',
    '서명이 거부됨',
    '취소됨',
  ],
  es: [
    'El usuario rechazó la solicitud',
    'Usuario canceló',
    'Rechazado por el usuario',
    'Cancelado',
    'Transacción cancelada',
    'La solicitud fue rechazada',
  ],
  pt: [
    'O usuário rejeitou a solicitação',
    'Rejeitado pelo usuário',
    'O utilizador cancelou',
    'Cancelado',
    'Transação cancelada',
    'Recusada',
  ],
  th: ['ผู้ใช้ปฏิเสธคำขอ', 'ผู้ใช้ยกเลิก', 'ยกเลิกโดยผู้ใช้', 'ยกเลิกแล้ว', 'คำขอถูกปฏิเสธ'],
  ru: [
    'Пользователь отклонил запрос',
    'Отменено пользователем',
    'Отменено',
    'Запрос отклонён',
    'Транзакция была отменена',
  ],
  tr: [
    'Kullanıcı isteği reddetti',
    'Kullanıcı tarafından reddedildi',
    'Kullanıcı iptal etti',
    'İptal edildi',
    'İstek reddedildi',
  ],
}
for (const [language, texts] of Object.entries(IN_WORDS)) {
  for (const text of texts) {
    test(`P9: ${language}: ${text}`, () => {
      assert.is(isRejected(new Error(text)), true)
      assert.is(isRejected({ code: -32603, data: { originalError: { message: text } } }), true)
      assert.is(refusalOf(text), 'rejected')
    })
  }
}

/** What nodes, bundlers and contracts say, and wallets pass on. */
const NODE_ERRORS = [
  'execution reverted: rejected',
  'execution reverted: user cancelled the auction',
  'execution reverted: 已取消',
  'VM Exception while processing transaction: reverted with reason string "cancelled by user"',
  'nonce too low',
  'nonce too low: next nonce 7, tx nonce 6',
  'transaction underpriced',
  'transaction underpriced: gas tip cap 0, minimum needed 1',
  'replacement transaction underpriced',
  'insufficient funds for gas * price + value',
  'transaction rejected by mempool',
  'transaction was rejected by the mempool',
  'tx rejected: txpool is full',
  'request rejected: rate limit exceeded',
  'Request rejected due to too many pending requests: limit',
  'already known',
  'exceeds block gas limit',
  'intrinsic gas too low',
  'max fee per gas less than block base fee',
  'gas required exceeds allowance (0)',
  'invalid sender',
  'known transaction',
  'could not replace existing tx',
  'header not found',
  'missing trie node',
  'user is not allowed to call this',
  'user quota exceeded',
  'access denied for this IP',
  'permission denied by policy',
  'the request was cancelled because it timed out',
  'context canceled',
  'context deadline exceeded',
  'connection refused',
  'net/http: request canceled',
  'Failed to fetch',
  '交易被节点拒绝',
  '您的交易被节点拒绝',
  '余额不足，交易已取消',
  'nonce 过低，交易被拒绝',
  'トランザクションはノードに拒否されました',
  'ユーザーの残高が足りません',
  'Transaksi ditolak oleh jaringan',
  'Giao dịch bị từ chối bởi mạng',
  'Транзакция отклонена сетью',
  'Transacción rechazada por la red',
  'Transação rejeitada pela rede',
  'İşlem ağ tarafından reddedildi',
  '노드가 거래를 거부했습니다',
  'ธุรกรรมถูกปฏิเสธโดยเครือข่าย',
]
const WRAPPERS: readonly ((message: string, code: number) => unknown)[] = [
  (message) => message,
  (message) => new Error(message),
  (message) => [message],
  (message) => ({ error: message }),
  (message, code) => ({ code, message }),
  (message, code) => ({ code: -32603, message: 'Internal JSON-RPC error.', data: { code, message } }),
  (message, code) => ({ code: -32603, message: 'x', data: { originalError: { code, message } } }),
  (message, code) => error('The request failed', { cause: { code, message } }),
  (message, code) => error('Transaction rejected', { code: -32003, cause: { code, message } }),
]
const NODE_CODES = [-32000, -32003, -32005, -32010, -32015, -32016, -32603, 3, 429, 4100, 4900, 40010]

test('P9: no node and no contract says a player’s no, however a wallet wraps it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...NODE_ERRORS),
      fc.constantFrom(...WRAPPERS),
      fc.constantFrom(...NODE_CODES),
      fc.constantFrom(
        (text: string) => text,
        (text: string) => text.toUpperCase(),
        (text: string) => `Error: ${text}.`,
      ),
      (message, wrap, code, change) => {
        assert.is(isRejected(wrap(change(message), code)), false)
      },
    ),
    { numRuns: 5000 },
  )
})

test('P9: whatever else is thrown is no refusal, and never an error of ours', () => {
  const noWord = fc.string({ unit: fc.constantFrom(...'0123456789abcdef x:{}') })
  fc.assert(
    fc.property(
      fc.object({ key: fc.constantFrom('message', 'data', 'cause', 'error', 'reason'), values: [noWord] }),
      (thrown) => {
        if (Object.keys(thrown).length > 0) assert.is(isRejected(thrown), false)
      },
    ),
  )
  fc.assert(
    fc.property(fc.anything(), (thrown) => typeof isRejected(thrown) === 'boolean' && refusalOf(thrown) !== undefined),
  )
})

/** Where no money moves, a question that was closed without a word counts as refused. */
const CLOSED: unknown[] = [
  null,
  undefined,
  '',
  [],
  error(''),
  { error: {} },
  { code: null, message: null },
  error('Popup closed'),
  error('User closed modal'),
  error('closed'),
  error('Modal was dismissed'),
]
for (const thrown of CLOSED) {
  test(`P9: ${shown(thrown)}: closed without an answer; on a send it is unknown`, () => {
    assert.is(refusalOf(thrown), 'walletClosed')
    assert.is(isRejected(thrown), false)
  })
}

test('P9: “Permission denied” refuses a question, and leaves a send unknown', () => {
  assert.is(refusalOf(error('Permission denied')), 'rejected')
  assert.is(isRejected(error('Permission denied')), false)
})

test('P9: a wallet that failed did not refuse', () => {
  for (const thrown of [error('boom'), { code: -32603, message: '' }, { code: 4902 }, 'Failed to fetch', -32000])
    assert.is(refusalOf(thrown), null)
})

/** A question that broke on its way: on a send it may have arrived all the same. */
const BROKEN: unknown[] = [
  Object.assign(new Error('The user aborted a request.'), { name: 'AbortError' }),
  { code: -999, message: 'cancelled' },
  { code: 429, message: 'Request rejected: too many requests' },
  { code: 403, message: 'Request Rejected' },
  { code: 'ERR_CANCELED', message: 'canceled' },
  { code: 'TRANSACTION_REPLACED', reason: 'cancelled' },
  { code: 4001, message: 'already known' },
  error('wrapped', { cause: { code: -999, message: 'cancelled' } }),
]

for (const thrown of BROKEN) {
  test(`P9: a question that broke on its way is no refusal: ${shown(thrown)}`, () => assert.not(isRejected(thrown)))
}

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
