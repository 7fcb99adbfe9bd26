import { Refusal } from '../../../actions/support/chainState'
import type { RejectFace } from '../../../sandbox/wallet/quirks'
import { BOB, type FakeOptions } from '../../../support/fakeProvider'
import { type Fault, strike, type Variant } from '../fault'
import { never } from '../net'
import { giveWallet, type Scene } from '../scene'

const FACES: readonly RejectFace[] = [
  'codeText',
  'walletConnect',
  'ethers',
  'imToken',
  'text',
  'nested',
  'empty',
  'null',
]

/** A wallet that behaves so when it is asked for the action itself. */
const quirk = (name: string, wallet: FakeOptions, more: Partial<Variant> = {}): Variant => ({
  name,
  options: { wallet },
  begin: (scene) => {
    scene.onQuestion = () => strike(scene)
  },
  ...more,
})
const fault = (name: string, variants: readonly Variant[]): Fault => ({
  name: `wallet-${name}`,
  group: 'wallet',
  variants,
})
const mine = ({ chain }: Scene): void => chain.mine(3)
const waits = (scene: Scene): void => {
  scene.onQuestion = () => strike(scene)
  scene.chain.mines = false
}
const present = (scene: Scene) => scene.wallets[scene.wallets.length - 1]

/** The transaction is mined and refused: something else was faster. */
const refuseInBlock = (scene: Scene): void => {
  scene.onQuestion = () => {
    strike(scene)
    Object.assign(scene.chain, {
      apply: () => {
        throw new Refusal('NotHolder')
      },
    })
  }
}

export const WALLET_FAULTS: readonly Fault[] = [
  fault('4001', [quirk('declined', { approve: false, reject: 'code' }, { ends: 'dead' })]),
  fault(
    'text',
    FACES.map((reject) => quirk(`declined as "${reject}"`, { approve: false, reject }, { ends: 'dead' })),
  ),
  fault('noAnswer', [quirk('never answers', { approve: never }, { ends: 'dead' })]),
  fault('errorBefore', [
    quirk('its node refuses', { send: 'node32000' }, { ends: 'dead' }),
    {
      name: 'another chain, it says',
      options: { wallet: { send: 'wrongChainOnce' } },
      begin: strike,
      ends: 'dead',
    },
  ]),
  fault('errorAfter', [
    quirk('an error', { send: 'errorAfterBroadcast' }),
    quirk('no answer', { send: 'hangAfterBroadcast' }),
    quirk('"declined"', { send: 'rejectionAfterBroadcast' }),
  ]),
  fault('garbageHash', [quirk('"ok" for a hash', { send: 'garbageHash' })]),
  fault('speedUp', [quirk('sped up', { send: 'speedUp' }, { begin: waits, end: mine })]),
  fault('cancel', [quirk('cancelled', { send: 'cancel' }, { begin: waits, end: mine, ends: 'dead' })]),
  fault('dropped', [quirk('a hash of nothing', { send: 'neverBroadcast' }, { ends: 'dead' })]),
  fault('reverted', [
    {
      name: 'refused in its block',
      begin: refuseInBlock,
      end: ({ chain }) => {
        Reflect.deleteProperty(chain, 'apply')
      },
      ends: 'dead',
    },
  ]),
  fault('account', [
    {
      name: 'switched before',
      begin: (scene) => {
        strike(scene)
        present(scene)?.useAccount(BOB)
      },
      end: (scene) => {
        giveWallet(scene)
      },
      ends: 'either',
    },
    {
      name: 'switched after',
      begin: (scene) => {
        scene.onQuestion = () => strike(scene)
      },
      during: (scene) => present(scene)?.useAccount(BOB),
      lastsMs: 1000,
    },
    {
      name: 'switched while its prompt is open',
      begin: (scene) => {
        scene.onQuestion = () => {
          strike(scene)
          present(scene)?.useAccount(BOB)
        }
      },
      end: (scene) => {
        giveWallet(scene)
      },
    },
  ]),
  fault('chain', [
    {
      name: 'switched before',
      begin: (scene) => {
        strike(scene)
        present(scene)?.useChain(1)
      },
      end: (scene) => {
        giveWallet(scene)
      },
    },
    {
      name: 'switched after',
      begin: (scene) => {
        scene.onQuestion = () => strike(scene)
      },
      during: (scene) => present(scene)?.useChain(1),
      lastsMs: 1000,
    },
  ]),
  fault('locked', [
    {
      name: 'locked',
      options: { wallet: { accounts: { locked: true } } },
      begin: strike,
      end: (scene) => {
        giveWallet(scene)
      },
    },
  ]),
  {
    ...fault('missing', [
      {
        name: 'comes late',
        options: { withoutWallet: true },
        begin: strike,
        end: (scene) => {
          giveWallet(scene)
        },
      },
    ]),
    ownProcess: 'noWallet',
  },
  {
    ...fault('approvalEdited', [
      {
        name: 'the amount is lowered in the wallet',
        options: { asksAllowance: true, wallet: { send: 'approvalEdited' } },
        begin: strike,
        ends: 'dead',
      },
    ]),
    senseless: ({ asksAllowance }) => (asksAllowance ? null : 'it asks for no allowance of an amount'),
  },
  fault('twice', [quirk('sent twice', { send: 'twice' })]),
  fault('busy', [
    {
      name: '-32002',
      options: { wallet: { send: 'busy' } },
      begin: strike,
      ends: 'dead',
    },
  ]),
]
