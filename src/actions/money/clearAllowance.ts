import { AppError } from '../../errors'
import { user } from '../../state/session'
import { assertOwnPassword } from '../account/assertOwnPassword'
import { newEntry } from './newEntry'
import { world } from './world'

/**
 * Takes back what the 111 protocol may take for bids: `approve(auction, 0)` of the coin of prices, and waits until the
 * chain shows it. An approval sets an absolute amount, so it is not journalled but read again. It is the approval that a
 * bid of nothing would need, and is checked as one; such an entry is never written. Asks nothing where nothing is left.
 * @throws {AppError} linkAccount, and what `link` and `allow` of the world throw
 */
export async function clearAllowance(): Promise<void> {
  const { userid, address: account } = user.value ?? {}
  if (!userid || !account) throw new AppError('linkAccount')
  assertOwnPassword()
  const nothing = { assetId: '', collection: 'card', tokenId: '0', expectedPrice: '0', price: '0' } as const
  const entry = newEntry({ userid, account }, 'bid', null, nothing)
  await world.link(entry)
  await world.allow(entry, world.look(), () => world.isOwn(entry))
}
