import { t } from '../../i18n'
import { Dialog } from '../../ui/frame/Dialog'
import { useBackToClose } from '../../ui/frame/useBackToClose'
import { RoleForm, type RoleFormProps } from './RoleForm'

/** Names a role, on the server whose button was tapped or on another one. Spec 2. */
export function RoleDialog({ onDone, ...form }: RoleFormProps) {
  useBackToClose(onDone)
  return (
    <Dialog title={t('servers.new')} closeLabel={t('common.close')} onClose={onDone}>
      <RoleForm {...form} onDone={onDone} />
    </Dialog>
  )
}
