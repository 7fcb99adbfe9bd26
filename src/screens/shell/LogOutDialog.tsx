import { logOut } from '../../actions/logOut'
import { t } from '../../i18n'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { useBackToClose } from '../../ui/useBackToClose'
import { overlay } from './overlay'

const close = () => {
  overlay.value = null
}

/** Asks before the player is logged out. Spec 2. */
export function LogOutDialog() {
  useBackToClose(close)
  const confirm = () => {
    close()
    void logOut()
  }
  return (
    <Dialog
      title={t('frame.logOutAsk')}
      role="alertdialog"
      closeLabel={t('common.close')}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{t('frame.stay')}</Button>
          <Button kind="danger" onClick={confirm}>
            {t('frame.logOut')}
          </Button>
        </>
      }
    >
      <p>{t('frame.logOutWhat')}</p>
    </Dialog>
  )
}
