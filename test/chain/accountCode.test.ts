import '../support/config'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readAccountCode } from '../../src/chain/accountCode'
import { createReader } from '../../src/chain/read'
import type { AppError } from '../../src/errors'
import { accountAt } from '../sandbox/chain/accounts'
import { type SandboxChain, startChain } from '../sandbox/chain/startChain'

const test = suite('chain/accountCode')
const account = accountAt(4).address

let chain: SandboxChain
test.before(async () => {
  chain = await startChain({ port: 0, blockTimeSeconds: 60 })
})
test.after(() => chain.stop())

for (const [bytecode, code] of [
  ['0xef0100d00000000000000000000000000000000000000d', { is: 'unknown', delegate: `0xd${'0'.repeat(38)}d` }],
  ['0xef010063c0c19a282a1b52b07dd5a65b58948a07dae32b', { is: 'known', wallet: 'MetaMask' }],
  ['0x6080604052', { is: 'contract' }],
  ['0x', { is: 'empty' }],
] as const)
  test(`an account of the sandbox’s chain with the code ${bytecode} is ${code.is}`, async () => {
    await chain.client.setCode({ address: account, bytecode })
    const reader = createReader({ urls: [chain.rpcUrl], fetch })
    assert.equal(await readAccountCode(reader, account), code)
  })

test('a silent node and one that answers with no bytes say nothing', async () => {
  const silent = () => Promise.reject(new TypeError('Failed to fetch'))
  const garbage = async (_: unknown, init?: RequestInit) => {
    const { id, method } = JSON.parse(String(init?.body)) as { id: number; method: string }
    const result = method === 'eth_chainId' ? '0x7a69' : '0xzz'
    return new Response(JSON.stringify({ jsonrpc: '2.0', id, result }))
  }
  for (const fetch of [silent, garbage]) {
    const reader = createReader({ urls: ['http://node.test'], fetch: fetch as typeof globalThis.fetch })
    const cause = await readAccountCode(reader, account).catch((error: AppError) => error)
    assert.is((cause as AppError).key, 'chainSilent')
  }
})

test.run()
