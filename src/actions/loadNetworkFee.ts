import { readBalance } from '../chain/coin'
import { hasCode, readGasPrice } from '../chain/gas'
import { networkFee } from '../state/networkFee'
import { user } from '../state/session'
import { load } from './load'
import { reader } from './money/reader'

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

const readOwnFunds = async (account: string): Promise<bigint | null> =>
  (await hasCode(reader, account)) ? null : readBalance(reader, { coin: 'BNB', account })
