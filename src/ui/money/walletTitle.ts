import { isKnownWallet, WALLET_TITLES } from '../../domain/walletTitles'
import { t } from '../../i18n'

/** The wallet's name for a sentence, or "your wallet". Needs the table `wallet`. */
export const walletTitle = (name: string): string => (isKnownWallet(name) ? WALLET_TITLES[name] : t('wallet.yours'))
