import { useState } from 'react'
import { createRole } from '../../actions/createRole'
import { LONGEST_NICKNAME, validateNickname } from '../../domain/validation/validateNickname'
import type { AppError } from '../../errors'
import { t } from '../../i18n'
import type { ServerPlace } from '../../state/servers'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { Notice } from '../../ui/Notice'
import { Select } from '../../ui/Select'
import { stack } from '../../ui/Stack'
import { serverText } from './serverText'

export interface RoleFormProps {
  /** The servers without a role. */
  places: readonly ServerPlace[]
  onDone: () => void
}

/** A new role: the server is chosen first. Spec 5. */
export function RoleForm({ places, onDone }: RoleFormProps) {
  const [serverId, setServerId] = useState('')
  const [name, setName] = useState('')
  const [wasSent, setSent] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<AppError | null>(null)
  const maximum = LONGEST_NICKNAME
  const problem = validateNickname(name, '')
  const submit = async () => {
    setSent(true)
    if (!serverId || problem || busy) return
    setBusy(true)
    const failure = await createRole(serverId, name)
    setBusy(false)
    setError(failure)
    if (!failure) onDone()
  }
  return (
    <form
      class={stack}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Select
        label={t('servers.server')}
        name="server"
        value={serverId}
        options={[
          { value: '', text: t('servers.chooseServer') },
          ...places.map(({ server }) => ({ value: server.serverId, text: serverText(server) })),
        ]}
        onSelect={setServerId}
        error={wasSent && !serverId && t('error.serverFirst')}
      />
      <Field
        label={t('servers.name')}
        name="role"
        autocomplete="off"
        value={name}
        onInput={setName}
        disabled={!serverId}
        hint={t('servers.nameHint', { maximum })}
        error={wasSent && !!serverId && problem && t(`error.${problem}`, { maximum })}
      />
      {error && (
        <Notice tone="bad" live>
          {t(`error.${error.key}`, error.params)}
        </Notice>
      )}
      <Button kind="primary" type="submit" wide busy={busy}>
        {t('servers.create')}
      </Button>
    </form>
  )
}
