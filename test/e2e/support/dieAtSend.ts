import type { Page } from 'playwright-core'
import type { World } from '../../sandbox/control/startWorld'
import { walletOf } from '../pages/wallet'

/** The player agrees, the chain's node gets the transaction, and the page dies before it hears back. */
export async function dieAtSend(page: Page, { faults }: World): Promise<void> {
  const path = '/sandbox/rpc#eth_sendTransaction'
  const { id } = faults.add({ kind: 'holdAfter', method: 'POST', path, nth: 1, times: 1, status: 500, delayMs: 0 })
  await walletOf(page).approve()
  await faults.whenHeld(id)
  await page.close()
  faults.clear(id)
}
