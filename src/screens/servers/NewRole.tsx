import { useState } from 'react'
import { useSearch } from 'wouter'
import { t } from '../../i18n'
import type { ServerPlace } from '../../state/servers'
import { Dialog } from '../../ui/frame/Dialog'
import { useBackToClose } from '../../ui/frame/useBackToClose'
import { Button } from '../../ui/inputs/Button'
import { RoleForm } from './RoleForm'

/** A button for a new role, while there is a server without one. The address can open it: `?open=role`. */
export function NewRole({ places }: { places: readonly ServerPlace[] }) {
  const [isOpen, setOpen] = useState(new URLSearchParams(useSearch()).get('open') === 'role')
  const free = places.filter(({ role }) => !role)
  if (free.length === 0) return <p>{t('servers.full')}</p>
  return (
    <>
      <Button kind="primary" wide onClick={() => setOpen(true)}>
        {t('servers.new')}
      </Button>
      {isOpen && <RoleDialog places={free} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Chooses a server, and names the role on it. Spec 2. */
function RoleDialog({ places, onClose }: { places: readonly ServerPlace[]; onClose: () => void }) {
  useBackToClose(onClose)
  return (
    <Dialog title={t('servers.new')} closeLabel={t('common.close')} onClose={onClose}>
      <RoleForm places={places} onDone={onClose} />
    </Dialog>
  )
}
