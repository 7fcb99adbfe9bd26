import { stopWaiting } from '../../../actions/wallet/askWallet'
import { config } from '../../../config'
import { walletName } from '../../../state/wallet'
import { walletQuestion } from '../../../state/walletQuestion'
import { lazyPart } from '../../../ui/lazyPart'
import { WalletWait } from '../../../ui/money/WalletWait'

const Wait = lazyPart(() => Promise.resolve({ default: WalletWait }), ['wallet'])

/** Shown while the wallet is asked to link the page, before any payment: what to look for, and the way out. */
export function LinkWait() {
  const question = walletQuestion.value
  return (
    question && (
      <Wait
        question={question}
        wallet={walletName.value}
        chain={config.chainName}
        chainId={config.chainId}
        onCancel={stopWaiting}
      />
    )
  )
}
