import { getVaultAddress } from '../../../api/coin'
import { config } from '../../../config'
import { toLowerHex } from '../../../domain/hex'
import { AppError } from '../../../errors'
import { api } from '../../calls/services'

/**
 * Checks that the provider names the pinned vault; if it does not, nothing is sent there.
 * @throws {AppError} contractMismatch
 */
export async function assertVault(): Promise<void> {
  const { address } = await getVaultAddress(api, {})
  if (address !== toLowerHex(config.vault)) throw new AppError('contractMismatch', { what: 'vault' })
}
