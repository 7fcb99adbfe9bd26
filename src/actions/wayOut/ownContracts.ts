import { config } from '../../config'
import type { Address } from '../../domain/address'
import { addressOf, type ContractName } from '../../wallet/contracts'

/** The addresses of the game's contracts, in lower case. */
export const ownContracts = (): Address[] =>
  (Object.keys(config.contracts) as ContractName[]).map((contract) => addressOf(contract))
