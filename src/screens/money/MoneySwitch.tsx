import { stopWaiting } from '../../actions/wallet/askWallet'
import { switchToBsc } from '../../actions/wallet/switchToBsc'
import { config } from '../../config'
import { t } from '../../i18n'
import { walletName } from '../../state/wallet'
import { switchError, walletQuestion } from '../../state/walletQuestion'
import { Button, type ButtonKind } from '../../ui/inputs/Button'
import { lazyPart } from '../../ui/lazyPart'
import { SwitchNetwork } from '../../ui/money/SwitchNetwork'

const Switch = lazyPart(() => Promise.resolve({ default: SwitchNetwork }), ['wallet', 'error'])

export interface MoneySwitchProps {
  kind?: ButtonKind
  /** What to do once the wallet is on the app's network; called only after a tap on this button. */
  onSwitched?: () => unknown
}

/**
 * Asks the wallet to switch to the app's network. Busy meanwhile, with a way out; explains the switch by hand if the
 * wallet fails to.
 */
export function MoneySwitch({ kind, onSwitched }: MoneySwitchProps) {
  const change = async () => {
    if (await switchToBsc()) await onSwitched?.()
  }
  const label = t('money.switchChain', { chain: config.chainName })
  return (
    <Switch
      question={walletQuestion.value}
      error={switchError.value}
      wallet={walletName.value}
      chain={config.chainName}
      chainId={config.chainId}
      label={label}
      kind={kind}
      onSwitch={() => void change()}
      onCancel={stopWaiting}
    >
      <Button kind={kind} wide busy={walletQuestion.value !== null} onClick={() => void change()}>
        {label}
      </Button>
    </Switch>
  )
}
