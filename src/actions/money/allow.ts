import { readReceipt } from '../../chain/receipt'
import { AppError } from '../../errors'
import type { Wallet } from '../../wallet/provider'
import { sendTransaction } from '../../wallet/send'
import type { Allowance } from './moneyAction'
import { reader } from './reader'
import { enterStage } from './stage'

const LOOK_MS = 1500

/**
 * Asks for the exact allowance an action needs and waits until the chain shows it. An approval is absolute, so it is
 * not journalled: it is read again instead.
 * @throws {AppError} rejected, allowanceLowered: the player approved less in the wallet
 */
export async function allow(allowance: Allowance | undefined, wallet: Wallet, from: string): Promise<void> {
  if (!allowance || (await allowance.isGiven(reader))) return
  enterStage('allowance')
  let hash: `0x${string}` | null = null
  let failure: unknown = null
  // The wallet's answer may never come although the approval was sent, so the chain is watched beside it.
  sendTransaction(wallet, reader, { ...allowance.call(), from }).then(
    (found) => {
      hash = found
    },
    (cause) => {
      failure = cause
    },
  )
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    if (await allowance.isGiven(reader)) return
    if (failure) throw failure
    const receipt = hash ? await readReceipt(reader, hash) : null
    if (receipt) throw new AppError(receipt.succeeded ? 'allowanceLowered' : 'transactionFailed')
  }
}
