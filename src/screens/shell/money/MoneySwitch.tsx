import { stopWaiting } from '../../../actions/askWallet'
import { switchToBsc } from '../../../actions/switchToBsc'
import { config } from '../../../config'
import { t } from '../../../i18n'
import { walletName } from '../../../state/wallet'
import { switchError, walletQuestion } from '../../../state/walletQuestion'
import { Button, type ButtonKind } from '../../../ui/Button'
import { lazyPart } from '../../../ui/lazyPart'
import { SwitchNetwork } from '../../../ui/SwitchNetwork'

const Switch = lazyPart(() => Promise.resolve({ default: SwitchNetwork }), ['wallet', 'error'])

export interface MoneySwitchProps {
  kind?: ButtonKind
  /** What to do once the wallet is on the app's network; only from the tap on this button. */
  onSwitched?: () => unknown
}

/** Has the wallet switch to the app's network: busy meanwhile, with a way out, and by hand where it does not. */
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
