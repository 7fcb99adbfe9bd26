import { readBalance } from '../../chain/coin'
import { hasCode, readGasPrice } from '../../chain/gas'
import type { Address } from '../../domain/address'
import { networkFee } from '../../state/networkFee'
import { user } from '../../state/session'
import { reader } from '../money/reader'
import { load } from './load'

/**
 * Reads what a review shows about the network fee. An account with code may have others pay for it, so its BNB balance
 * means nothing.
 */
export async function loadNetworkFee(): Promise<void> {
  const account = user.value?.address
  await load(networkFee, async () => {
    const [gasPrice, held] = await Promise.all([
      readGasPrice(reader),
      account ? readOwnFunds(account).catch(() => null) : null,
    ])
    return { gasPrice, held }
  })
}

async function readOwnFunds(account: Address): Promise<bigint | null> {
  const [isCode, held] = await Promise.all([hasCode(reader, account), readBalance(reader, { coin: 'BNB', account })])
  return isCode ? null : held
}
