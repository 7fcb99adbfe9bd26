import { readBlockNumber } from '../../chain/receipt'
import { type JournalEntry, STEP } from '../../domain/journal'
import { AppError, type ErrorKey, toAppError } from '../../errors'
import { requestAccount } from '../../wallet/account'
import { ask, prepareSend } from '../../wallet/send'
import { requireWallet } from '../wallet'
import { allow } from './allow'
import { write } from './journalOfPage'
import { moneyActionOf } from './moneyActions'
import { reader } from './reader'
import { kick } from './resume'
import { enterStage } from './stage'

/** The reply is lost, not the action: it can be continued with the same key. */
const LOST: readonly ErrorKey[] = [
  'server',
  'badAnswer',
  'tooManyRequests',
  'chainSilent',
  'walletSilent',
  'walletLocked',
  'wrongChain',
  'walletBusy',
  'installWallet',
  'unauthorised',
]

/**
 * Runs an entry from a player's tap up to the wallet's answer; from there on it goes on by itself. The entry is on disk
 * as "asked" before the wallet opens, and the wallet is asked once.
 * @throws {AppError} why it did not come to a transaction
 */
export async function drive(entry: JournalEntry): Promise<void> {
  let present = entry
  const move = async (change: Partial<JournalEntry>) => {
    const next = await write(present, change)
    if (!next) throw new AppError('alreadyOpen')
    present = next
  }
  try {
    const wallet = await requireWallet()
    await requestAccount(wallet)
    const action = moneyActionOf(present.kind)
    if (present.step === STEP.intent) {
      enterStage('preparing')
      await move({ order: await action.prepare(present), step: STEP.ready })
    }
    if (present.step !== STEP.ready) throw new AppError('alreadyOpen')
    await action.check?.(present, reader)
    await allow(action.allowance?.(present), wallet, present.account)
    enterStage('checking')
    const checked = await prepareSend(wallet, reader, {
      ...action.call(present),
      from: present.account,
    })
    const askedBlock = Number(await readBlockNumber(reader))
    await move({ step: STEP.asked, askedAt: Date.now(), askedBlock })
    kick()
    await answer(present, ask(checked))
  } catch (cause) {
    const { key } = toAppError(cause)
    const isOver = present.step < STEP.asked && !LOST.includes(key)
    if (isOver) await write(present, { step: STEP.dead, error: key }).catch(Boolean)
    throw cause
  }
}

/** Notes what the wallet answered. It may never answer; the chain is watched all the same. */
async function answer(entry: JournalEntry, asked: Promise<`0x${string}` | null>): Promise<void> {
  try {
    const hash = await asked
    // After the wallet a failed write stops nothing: the effect is found by its ref.
    if (hash) await write(entry, { step: STEP.sent, hash }).catch(Boolean)
  } catch (cause) {
    const { key } = toAppError(cause)
    if (key === 'rejected') await write(entry, { step: STEP.dead, error: key })
    else await write(entry, { error: 'unknownOutcome' }).catch(Boolean)
    throw cause
  } finally {
    kick()
  }
}
