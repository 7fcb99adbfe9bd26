import { useEffect } from 'react'
import { logInByWallet } from '../../actions/session/logInByWallet'
import { stopWaiting } from '../../actions/wallet/askWallet'
import { onceOnBsc } from '../../actions/wallet/onceOnBsc'
import { switchToBsc } from '../../actions/wallet/switchToBsc'
import { config } from '../../config'
import { t } from '../../i18n'
import { walletName } from '../../state/wallet'
import { switchError, walletQuestion } from '../../state/walletQuestion'
import { Button } from '../../ui/inputs/Button'
import { lazyPart } from '../../ui/lazyPart'
import { SwitchNetwork } from '../../ui/money/SwitchNetwork'

const Switch = lazyPart(() => Promise.resolve({ default: SwitchNetwork }), ['wallet'])

/**
 * The switch to the app's network. The login continues by itself as soon as the wallet is on it, however it got there,
 * even by a late switch after a cancel.
 */
export function LoginSwitch() {
  useEffect(() => onceOnBsc(() => void logInByWallet()), [])
  const label = t('signIn.switch', { chain: config.chainName })
  const change = () => void switchToBsc()
  return (
    <Switch
      question={walletQuestion.value}
      error={switchError.value}
      wallet={walletName.value}
      chain={config.chainName}
      chainId={config.chainId}
      label={label}
      onSwitch={change}
      onCancel={stopWaiting}
    >
      <Button wide busy={walletQuestion.value !== null} onClick={change}>
        {label}
      </Button>
    </Switch>
  )
}
