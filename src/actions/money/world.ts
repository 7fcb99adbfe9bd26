import { findEffect } from '../../chain/findEffect'
import { readTransaction } from '../../chain/receipt'
import { config } from '../../config'
import { AppError } from '../../errors'
import { user } from '../../state/session'
import { stopReason } from '../../state/site'
import { requestAccount } from '../../wallet/account'
import { assertChain } from '../../wallet/assertChain'
import { askWallet } from '../askWallet'
import { isChainSigned } from '../isChainSigned'
import { requireWallet } from '../wallet'
import { allow } from './allow'
import type { TapWorld } from './drive'
import { write } from './journalOfPage'
import { chainActionOf, hasChainStep, moneyActionOf } from './moneyActions'
import { askEach, hasSucceeded, readAgreed, readFinalViews, readSeen } from './nodes'
import { prepareCall } from './prepareCall'
import { readerAtHead } from './reader'
import { enterStage } from './stage'

/** The world as the doors show it. */
export const world: Omit<TapWorld, 'kick'> = {
  runs: {},
  now: () => Date.now(),
  readFinal: readFinalViews,
  readSeen,
  hasSucceeded,
  readSent: (hash) => askEach((reader) => readTransaction(reader, hash)),
  findHash: ({ id, account, hash }, block) =>
    readAgreed((reader) => findEffect(reader, { ref: id, account, block, hash })),
  confirm: (entry) => chainActionOf(entry.kind).confirm(entry),
  write,
  isOwn: (entry) => {
    const player = user.value
    return entry.userid === player?.userid && entry.account === player.address && entry.chainId === config.chainId
  },
  hasChainStep: (entry) => hasChainStep(moneyActionOf(entry.kind)),
  link: async (entry) => {
    if (stopReason.value) throw new AppError(stopReason.value, { what: 'coin' })
    const wallet = await requireWallet()
    const account = await askWallet('link', (options) => requestAccount(wallet, options))
    if (account !== entry.account) throw new AppError('accountAbnormal', { account })
    await assertChain(wallet, isChainSigned(entry))
  },
  prepare: async (entry) => {
    enterStage(entry.id, 'preparing')
    return (await moneyActionOf(entry.kind).prepare?.(entry)) ?? {}
  },
  check: async (entry) => chainActionOf(entry.kind).check?.(entry, await readerAtHead()),
  allow: async (entry, isWanted) => {
    const allowance = chainActionOf(entry.kind).allowance?.(entry)
    if (allowance) await allow(allowance, entry, isWanted)
  },
  prepareSend: async (entry) => {
    enterStage(entry.id, 'checking')
    const { ask } = await prepareCall(chainActionOf(entry.kind).call(entry), entry)
    return ask
  },
}
