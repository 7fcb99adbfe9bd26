import { type HDAccount, mnemonicToAccount } from 'viem/accounts'

/** The mnemonic that every development chain uses and everyone knows; worth nothing on any other chain. */
export const SANDBOX_MNEMONIC = 'test test test test test test test test test test test junk'

/** The sandbox's own accounts, by their index under the mnemonic; players come after them. */
export const ACCOUNT_INDEX = { deployer: 0, vault: 1, feeReceiver: 2, copyrightOwner: 3 } as const

export type ChainAccounts = Record<keyof typeof ACCOUNT_INDEX, HDAccount>

/** The accounts that own the contracts or are paid by them. */
export function chainAccounts(): ChainAccounts {
  return {
    deployer: accountAt(ACCOUNT_INDEX.deployer),
    vault: accountAt(ACCOUNT_INDEX.vault),
    feeReceiver: accountAt(ACCOUNT_INDEX.feeReceiver),
    copyrightOwner: accountAt(ACCOUNT_INDEX.copyrightOwner),
  }
}

/** The account with this index under the sandbox's mnemonic. */
export function accountAt(addressIndex: number): HDAccount {
  return mnemonicToAccount(SANDBOX_MNEMONIC, { addressIndex })
}
