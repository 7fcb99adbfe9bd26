import { stopWaiting } from '../../actions/wallet/askWallet'
import { switchToBsc } from '../../actions/wallet/switchToBsc'
import { connect } from '../../actions/wayOut/connect'
import { config } from '../../config'
import { shortAddress } from '../../domain/address'
import { t } from '../../i18n'
import { isWrongChain, walletAccount, walletName, walletState } from '../../state/wallet'
import { switchError, walletQuestion } from '../../state/walletQuestion'
import { linkError } from '../../state/wayOut'
import { Icon } from '../../ui/art/Icon'
import { walletIcon } from '../../ui/art/icons/wallet'
import { Button } from '../../ui/inputs/Button'
import { Panel } from '../../ui/lists/Panel'
import { SwitchNetwork } from '../../ui/money/SwitchNetwork'
import { WalletWait } from '../../ui/money/WalletWait'
import { Notice } from '../../ui/states/Notice'
import { errorText } from '../../ui/text/errorText'
import { middle } from './WayOut.style'

const target = () => ({ wallet: walletName.value, chain: config.chainName, chainId: config.chainId })

/** The wallet's account, or the way to it; on another network, the way back. */
export function Connect() {
  const account = walletAccount.value
  const question = walletQuestion.value
  const error = linkError.value
  if (account && isWrongChain.value)
    return (
      <Panel title={t('exit.wrongNetwork')}>
        <SwitchNetwork
          {...target()}
          question={question}
          error={switchError.value}
          label={t('exit.switch', { chain: config.chainName })}
          kind="primary"
          onSwitch={() => void switchToBsc()}
          onCancel={stopWaiting}
        />
      </Panel>
    )
  if (account)
    return (
      <div class={middle}>
        <p title={account}>
          <Icon path={walletIcon} />
          {t('wayOut.account', { address: shortAddress(account) })}
        </p>
      </div>
    )
  return (
    <Panel title={t('wayOut.connectTitle')} tone="gold">
      <p data-soft="true">{t('wayOut.connectText')}</p>
      {walletState.value === 'none' && (
        <Notice tone="warning">
          <b>{t('wayOut.noWalletTitle')}</b>
          <p>{t(location.protocol === 'file:' ? 'wayOut.noWalletFile' : 'wayOut.noWallet')}</p>
        </Notice>
      )}
      {error && !question && error.key !== 'cancelled' && walletState.value !== 'none' && (
        <Notice tone="warning" live>
          {errorText(error)}
        </Notice>
      )}
      <Button kind="primary" wide busy={question !== null} onClick={() => void connect()}>
        {t('wayOut.connect')}
      </Button>
      {question && (
        <>
          <p role="status">{t('wayOut.connecting')}</p>
          <WalletWait {...target()} question={question} onCancel={stopWaiting} />
        </>
      )}
    </Panel>
  )
}
