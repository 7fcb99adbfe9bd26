import { toAppError } from '../../errors'
import { readAsset } from '../load/readAsset'
import { reviewMoney } from '../money/reviewMoney'
import { toast } from '../page/toast'

/** Opens the review of a bid on an asset, read fresh from the provider. A failed read is reported. */
export async function bidAgain(id: string): Promise<void> {
  try {
    reviewMoney('bid', await readAsset('card', id))
  } catch (cause) {
    toast('error', toAppError(cause))
  }
}
