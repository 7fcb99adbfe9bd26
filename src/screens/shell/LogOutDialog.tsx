import { useLocation } from 'wouter'
import { logOut } from '../../actions/session/logOut'
import { t } from '../../i18n'
import { overlay } from '../../state/overlay'
import { Dialog } from '../../ui/frame/Dialog'
import { useBackToClose } from '../../ui/frame/useBackToClose'
import { Button } from '../../ui/inputs/Button'

const close = () => {
  overlay.value = null
}

/** Asks before the player is logged out. Spec 2. */
export default function LogOutDialog() {
  useBackToClose(close)
  const [, navigate] = useLocation()
  const confirm = () => {
    close()
    void logOut()
    // No guard sent the player there: the next login starts at the account.
    navigate('/login', { replace: true })
  }
  return (
    <Dialog
      title={t('menu.logOutAsk')}
      role="alertdialog"
      closeLabel={t('common.close')}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{t('menu.stay')}</Button>
          <Button kind="danger" onClick={confirm}>
            {t('frame.logOut')}
          </Button>
        </>
      }
    >
      <p>{t('menu.logOutWhat')}</p>
    </Dialog>
  )
}
