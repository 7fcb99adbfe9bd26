import { isKnownWallet } from '../../domain/walletTitles'
import { t } from '../../i18n'
import { Stack } from '../lists/Stack'

export type NetworkStepsProps = {
  /** As identifyWallet names it; '' while nothing is known. */
  wallet: string
  chain: string
  chainId: number
}

/** How the player switches the network by hand in their wallet. Needs the table `wallet`. */
export function NetworkSteps({ wallet, chain, chainId }: NetworkStepsProps) {
  return (
    <Stack gap="small">
      <p>
        <strong>{t('wallet.byHand')}</strong>
      </p>
      <p>{t(`wallet.steps_${isKnownWallet(wallet) ? wallet : 'other'}`, { chain })}</p>
      <p>{t('wallet.steps_add', { id: chainId })}</p>
    </Stack>
  )
}
