import { stopWaiting } from '../../actions/wallet/askWallet'
import { switchToBsc } from '../../actions/wallet/switchToBsc'
import { config } from '../../config'
import { t } from '../../i18n'
import { isWrongChain, walletName } from '../../state/wallet'
import { switchError, walletQuestion } from '../../state/walletQuestion'
import { Panel } from '../../ui/lists/Panel'
import { SwitchNetwork } from '../../ui/money/SwitchNetwork'

/** The way back to the app's network, while the wallet is known to be on another. */
export function OnWrongChain() {
  if (!isWrongChain.value) return null
  return (
    <Panel title={t('exit.wrongNetwork')}>
      <SwitchNetwork
        wallet={walletName.value}
        chain={config.chainName}
        chainId={config.chainId}
        question={walletQuestion.value}
        error={switchError.value}
        label={t('exit.switch', { chain: config.chainName })}
        kind="primary"
        onSwitch={() => void switchToBsc()}
        onCancel={stopWaiting}
      />
    </Panel>
  )
}
