import { useState } from 'react'
import { switchAccount } from '../../actions/session/switchAccount'
import { shortAddress } from '../../domain/address'
import { t } from '../../i18n'
import { ownAddress } from '../../state/knownPlayer'
import { walletAccount } from '../../state/wallet'
import { Dialog } from '../../ui/frame/Dialog'
import { useBackToClose } from '../../ui/frame/useBackToClose'
import { Button } from '../../ui/inputs/Button'

/**
 * The wallet shows another account than the one logged in. The player can dismiss it to keep looking around; it returns
 * as soon as the wallet shows yet another account. Spec 8.
 */
export default function AbnormalDialog() {
  const [hiddenFor, hideFor] = useState('')
  const wallet = walletAccount.value
  return hiddenFor === wallet ? null : <Question wallet={wallet} onClose={() => hideFor(wallet)} />
}

function Question({ wallet, onClose }: { wallet: string; onClose: () => void }) {
  useBackToClose(onClose)
  const [isBusy, setBusy] = useState(false)
  const confirm = () => {
    setBusy(true)
    void switchAccount()
  }
  const login = shortAddress(ownAddress.value)
  return (
    <Dialog
      title={t('menu.abnormal')}
      role="alertdialog"
      closeLabel={t('common.close')}
      onClose={onClose}
      actions={
        <Button kind="primary" busy={isBusy} onClick={confirm}>
          {t('menu.abnormalSwitch')}
        </Button>
      }
    >
      <p>{t('menu.abnormalWhat', { wallet: shortAddress(wallet), login })}</p>
    </Dialog>
  )
}
