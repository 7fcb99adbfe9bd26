import '../support/config'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Abi, type AbiFunction, type AbiItem, toFunctionSelector } from 'viem'
import { activationAbi } from '../../src/chain/abi/activation'
import { approvalsAbi } from '../../src/chain/abi/approvals'
import { auctionAbi } from '../../src/chain/abi/auction'
import { coinAbi } from '../../src/chain/abi/coin'
import { collectionAbi } from '../../src/chain/abi/collection'
import { selectorsOf } from '../../src/wallet/calls'
import type { Target } from '../../src/wallet/contracts'
import { REFUSALS } from '../../src/wallet/refusal'
import { type Artifacts, compileContracts } from '../sandbox/chain/compile'

const test = suite('chain/abi')

const OURS: [Target, keyof Artifacts, Abi][] = [
  ['dragon', 'Dragon', [...collectionAbi, ...approvalsAbi]],
  ['card', 'Card', [...collectionAbi, ...approvalsAbi]],
  ['activation', 'Activation', activationAbi],
  ['auction', 'Auction', auctionAbi],
  ['MDS', 'Coin', coinAbi],
]
const isFunction = (item: AbiItem): item is AbiFunction => item.type === 'function'
const types = (parameters: readonly { type: string }[]) => parameters.map(({ type }) => type)
const names = (parameters: readonly { name?: string | undefined }[]) => parameters.map(({ name }) => name)

let compiled: Artifacts
test.before(async () => {
  compiled = await compileContracts()
})

for (const [target, contract, abi] of OURS) {
  test(`${contract}: every function of ours is the contract's, with its types and kind`, () => {
    for (const item of abi.filter(isFunction)) {
      const theirs = compiled[contract].abi.filter(isFunction).find(({ name }) => name === item.name)
      assert.ok(theirs, item.name)
      assert.equal(types(item.inputs), types(theirs.inputs), item.name)
      assert.equal(types(item.outputs), types(theirs.outputs), item.name)
      assert.is(item.stateMutability, theirs.stateMutability, item.name)
      // What the player is shown goes by these names.
      if (item.stateMutability !== 'view') assert.equal(names(item.inputs), names(theirs.inputs), item.name)
    }
  })

  test(`${contract}: the selector written beside each function is its own`, () => {
    for (const item of abi.filter(isFunction))
      assert.is((item as { selector?: string }).selector, toFunctionSelector(item), item.name)
  })

  test(`${contract}: the gate's selectors are those of our writes, one for each`, () => {
    const writes = abi.filter(isFunction).filter(({ stateMutability }) => stateMutability !== 'view')
    assert.equal([...selectorsOf(target)].sort(), writes.map((item) => toFunctionSelector(item).slice(2)).sort())
  })
}

type AbiError = Extract<AbiItem, { type: 'error' }>
const selectorOf = ({ name, inputs }: AbiError): string =>
  toFunctionSelector(`function ${name}(${types(inputs).join(',')})`)
const errorsOf = () =>
  Object.values(compiled).flatMap(({ abi }) => abi.filter((item): item is AbiError => item.type === 'error'))

test('every refusal is one of the contracts, and is called as there', () => {
  const names = new Map(errorsOf().map((item) => [selectorOf(item), item.name]))
  for (const [selector, known] of Object.entries(REFUSALS)) {
    assert.ok(names.has(selector), selector)
    if (typeof known === 'string') assert.is(known, names.get(selector))
  }
})

test('every refusal that a player can meet is known', () => {
  /** The owner's, or of what the app never does. */
  const others = new Set([
    // Of the relayer's contracts, which are no part of the game.
    'FailedOp',
    'NotAllowed',
    'WrongSignature',
    'OwnableInvalidOwner',
    'OwnableUnauthorizedAccount',
    'SaleFeeTooHigh',
    'BatchMismatch',
    'TokenMismatch',
    'TimeoutZero',
    'ReentrancyGuardReentrantCall',
    'FailedCall',
    'InsufficientBalance',
    'SafeERC20FailedOperation',
    'ERC20InvalidApprover',
    'ERC20InvalidReceiver',
    'ERC20InvalidSender',
    'ERC20InvalidSpender',
    'ERC721InvalidApprover',
    'ERC721InvalidOperator',
    'ERC721InvalidOwner',
    'ERC721InvalidReceiver',
    'ERC721InvalidSender',
  ])
  const missing = errorsOf().filter((item) => !(selectorOf(item) in REFUSALS) && !others.has(item.name))
  assert.equal([...new Set(missing.map(({ name }) => name))], [])
})

test.run()
