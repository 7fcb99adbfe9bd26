import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accountAt } from '../chain/accounts'
import { BSC_GAS, gasOf } from './gas'
import { underpriced } from './refusals'

const test = suite('sandbox/nodes/gas')
const send = (fees: object) => ({ method: 'eth_sendTransaction', params: [{ to: '0x1', ...fees }] })
const raw = (transaction: string) => ({ method: 'eth_sendRawTransaction', params: [transaction] })
const LOW = underpriced(49_999_999n, 50_000_000n)
const to = accountAt(0).address

test('the text and the code are BSC’s', () => {
  const message = 'transaction underpriced: gas tip cap 49999999, minimum needed 50000000'
  assert.equal(LOW, { code: -32000, message })
})

test('nodes suggest the price', () => {
  for (const method of ['eth_gasPrice', 'eth_maxPriorityFeePerGas']) {
    assert.equal(gasOf(BSC_GAS, { method, params: [] }), { result: '0x2faf080' })
  }
})

test('a wallet that is given no price takes the suggested one', () => {
  assert.equal(gasOf(BSC_GAS, send({})), { ask: send({ gasPrice: '0x2faf080' }) })
  assert.equal(gasOf({ price: 49_999_999n, floor: 50_000_000n }, send({})), { error: LOW })
})

test('a price under the floor is refused, one at it is not', () => {
  for (const fees of [
    { gasPrice: '0x2faf07f' },
    { maxFeePerGas: '0x3b9aca00', maxPriorityFeePerGas: '0x2faf07f' },
    { maxFeePerGas: '0x2faf07f' },
  ]) {
    assert.equal(gasOf(BSC_GAS, send(fees)), { error: LOW })
  }
  const enough = send({ gasPrice: '0x2faf080' })
  assert.equal(gasOf(BSC_GAS, enough), { ask: enough })
})

test('a signed transaction is looked into', async () => {
  const account = accountAt(0)
  const fees = { chainId: 31337, to, gas: 21_000n }
  const low = raw(await account.signTransaction({ ...fees, gasPrice: 49_999_999n }))
  assert.equal(gasOf(BSC_GAS, low), { error: LOW })
  const tip = { maxFeePerGas: 50_000_000n, maxPriorityFeePerGas: 50_000_000n }
  const enough = raw(await account.signTransaction({ ...fees, ...tip }))
  assert.equal(gasOf(BSC_GAS, enough), { ask: enough })
})

test('what sends nothing has no price', () => {
  const call = { method: 'eth_call', params: [{ gasPrice: '0x1' }, 'latest'] }
  assert.equal(gasOf(BSC_GAS, call), { ask: call })
})

test.run()
