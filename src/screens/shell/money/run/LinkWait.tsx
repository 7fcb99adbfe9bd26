import { stopWaiting } from '../../../../actions/askWallet'
import { config } from '../../../../config'
import { walletName } from '../../../../state/wallet'
import { walletQuestion } from '../../../../state/walletQuestion'
import { lazyPart } from '../../../../ui/lazyPart'
import { WalletWait } from '../../../../ui/WalletWait'

const Wait = lazyPart(() => Promise.resolve({ default: WalletWait }), ['wallet'])

/** While the wallet is asked to link the page, before anything is paid: what to look for, and the way out. */
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
