import { findEffect } from '../../chain/findEffect'
import { readTransaction } from '../../chain/receipt'
import { config } from '../../config'
import { AppError } from '../../errors'
import { knownPlayer } from '../../state/knownPlayer'
import { stopReason } from '../../state/site'
import { requestAccount } from '../../wallet/account'
import { assertChain } from '../../wallet/assertChain'
import { askWallet } from '../wallet/askWallet'
import { isChainSigned } from '../wallet/isChainSigned'
import { requireWallet } from '../wallet/wallet'
import { allow } from './allow'
import type { TapWorld } from './drive'
import { write } from './journalOfPage'
import { chainActionOf, hasChainStep, moneyActionOf } from './kinds/moneyActions'
import { beginLook } from './look'
import { askEach, hasSucceeded, readAgreed, readFinalViews, readSeen } from './nodes'
import { prepareCall } from './prepareCall'
import { readAhead } from './readAhead'
import { enterStage } from './stage'

/** The world as the doors provide it. */
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
    const player = knownPlayer.value
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
  look: beginLook,
  check: async (entry, look) => {
    const reader = await look.reader()
    readAhead(entry, reader)
    await chainActionOf(entry.kind).check?.(entry, reader)
  },
  allow: async (entry, look, isWanted) => {
    const allowance = chainActionOf(entry.kind).allowance?.(entry)
    if (allowance) await allow(allowance, entry, look, isWanted)
  },
  prepareSend: async (entry, look) => {
    enterStage(entry.id, 'lastCheck')
    const { ask } = await prepareCall(chainActionOf(entry.kind).call(entry), entry, await look.reader())
    return ask
  },
}
