import { getVaultAddress } from '../../api/coin'
import { config } from '../../config'
import { AppError } from '../../errors'
import { api } from '../services'

/**
 * Holds the vault the provider names to the pinned one; where the two differ nothing is sent there.
 * @throws {AppError} contractMismatch
 */
export async function assertVault(): Promise<void> {
  const { address } = await getVaultAddress(api, {})
  if (address.toLowerCase() !== config.vault.toLowerCase()) throw new AppError('contractMismatch', { what: 'vault' })
}
