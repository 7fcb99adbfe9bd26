import { findProvider } from '../wallet/findProvider'
import { identifyWallet, type WalletName } from '../wallet/identify'

/** The wallet whose browser this seems to be, by its name and bridges; null in an ordinary browser. */
export function insideWallet(): WalletName | null {
  const name = identifyWallet({ provider: null })
  return name === 'other' ? null : name
}

/** Whether a wallet is around the page: its browser, or a provider that came within 3 s. */
export const hasWallet = async (): Promise<boolean> => insideWallet() !== null || (await findProvider()) !== null
