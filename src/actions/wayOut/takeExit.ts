import { callOf } from '../../chain/exitCall'
import type { Address } from '../../domain/address'
import { shortAddress } from '../../domain/address'
import { type Exit, exitKey, isCredibleExitGas } from '../../domain/exit'
import type { Hex } from '../../domain/hex'
import { AppError, toAppError } from '../../errors'
import { type ExitRun, exitRuns } from '../../state/wayOut'
import { dropNote, keepNote, readNotes } from '../../storage/wayOutItems'
import { requestAccount } from '../../wallet/account'
import { type CheckedSend, prepareSend } from '../../wallet/send'
import { newKey } from '../calls/newKey'
import { assertGas } from '../money/assertGas'
import { askWallet } from '../wallet/askWallet'
import { requireWallet } from '../wallet/wallet'
import { followNotes } from './followNotes'
import { mayTake } from './foreignCode'
import { readerAtHead } from './reader'
import { changeRun, isOver, runOf } from './runs'
import { watchExit } from './watchExit'

/**
 * Carries out an exit from a tap, without the provider: tries it on the chain, keeps a note of it, and asks the wallet
 * once. From there on the chain is watched, whether the wallet answers or not. How it went is in `exitRuns`; never
 * throws. The same exit is not begun twice while one is under way: what another tab has asked for is followed here.
 * @param reread reads what the page shows of the chain, after each change
 */
export async function takeExit(exit: Exit, account: Address, reread: () => Promise<void>): Promise<void> {
  if (!mayTake(exit)) return
  const isSame = (other: Pick<ExitRun, 'exit' | 'account'>) =>
    other.account === account && exitKey(other.exit) === exitKey(exit)
  if (exitRuns.value.some((run) => isSame(run) && !isOver(run))) return
  if (readNotes().some((note) => isSame(note) && !runOf(note.ref))) {
    followNotes({ account, isWanted: (noted) => exitKey(noted) === exitKey(exit), reread })
    return
  }
  const ref = newKey()
  const run: ExitRun = {
    exit,
    account,
    ref,
    hash: null,
    stage: 'checking',
    seenAt: null,
    isLate: false,
    error: null,
    outcome: null,
  }
  exitRuns.value = [run, ...exitRuns.value.filter((other) => !isSame(other))]
  try {
    const { ask } = await prepareExit(exit, account, ref)
    keepNote({ exit, account, ref, hash: null })
    changeRun(ref, { stage: 'wallet' })
    void watchExit(ref, reread)
    await noteAnswer(ask, { exit, account, ref })
  } catch (cause) {
    changeRun(ref, { stage: 'failed', error: toAppError(cause) })
  }
}

/** Every check before the wallet opens. @throws {AppError} why it must not open */
async function prepareExit(exit: Exit, account: Address, ref: Hex): Promise<CheckedSend> {
  const wallet = await requireWallet()
  const linked = await askWallet('link', (options) => requestAccount(wallet, options))
  if (linked !== account) throw new AppError('accountChanged', { account: shortAddress(linked) })
  const reader = await readerAtHead()
  const checked = await prepareSend(wallet, reader, {
    ...callOf({ exit, ref }),
    from: account,
    // No login has signed one here. A wallet that never tells its chain may go on: on another, the call meets no
    // contract of ours and takes nothing but its fee.
    isChainSigned: true,
    isCredibleGas: (gas) => isCredibleExitGas(exit, gas),
  })
  await assertGas(checked.transaction, reader)
  return checked
}

/**
 * Opens the wallet and notes what it answers. Only its plain "no" ends the exit: all else the chain has to tell. What
 * the chain has told already no late answer takes back.
 */
async function noteAnswer(
  ask: CheckedSend['ask'],
  { exit, account, ref }: { exit: Exit; account: Address; ref: Hex },
): Promise<void> {
  try {
    const hash = await ask()
    const shown = runOf(ref)
    if (hash && !(shown && isOver(shown))) keepNote({ exit, account, ref, hash })
    changeRun(ref, { hash: hash ?? shown?.hash ?? null })
    if (shown?.stage === 'wallet') changeRun(ref, { stage: 'sent' })
  } catch (cause) {
    if (runOf(ref)?.stage !== 'wallet') return
    const error = toAppError(cause)
    const isRejected = error.key === 'rejected'
    if (isRejected) dropNote(ref)
    changeRun(ref, isRejected ? { stage: 'failed', error } : { stage: 'sent', error })
  }
}
