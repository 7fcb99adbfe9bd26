import { findProvider } from '../../wallet/findProvider'
import { expectedWallet, type WalletName } from '../../wallet/identify'

/** The wallet whose browser this seems to be, `other` for an unknown wallet; null in an ordinary browser. */
export const insideWallet = (): WalletName | null => expectedWallet()

/** Whether a wallet is around the page: its browser, or a provider that came in time. */
export const hasWallet = async (): Promise<boolean> => insideWallet() !== null || (await findProvider()) !== null
