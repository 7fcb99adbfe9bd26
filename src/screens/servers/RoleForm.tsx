import { useState } from 'react'
import { createRole } from '../../actions/account/createRole'
import { LONGEST_NICKNAME, validateNickname } from '../../domain/validation/validateNickname'
import { t } from '../../i18n'
import type { ServerPlace } from '../../state/servers'
import { Field } from '../../ui/inputs/Field'
import { Form } from '../../ui/inputs/Form'
import { Select } from '../../ui/inputs/Select'
import { useRun } from '../../ui/inputs/useRun'
import { errorText } from '../../ui/text/errorText'
import { serverText } from './serverText'

export interface RoleFormProps {
  /** The servers without a role. */
  places: readonly ServerPlace[]
  /** The one that is chosen at first; '': none. */
  first: string
  onDone: () => void
}

/** A new role: the server is chosen first. Spec 5. */
export function RoleForm({ places, first, onDone }: RoleFormProps) {
  const [serverId, setServerId] = useState(first)
  const [name, setName] = useState('')
  const [wasSent, setSent] = useState(false)
  const { busy, error, run } = useRun()
  const maximum = LONGEST_NICKNAME
  const problem = validateNickname(name, '')
  const submit = () => {
    setSent(true)
    if (serverId && !problem) void run(() => createRole(serverId, name), onDone)
  }
  return (
    <Form submitText={t('servers.create')} busy={busy} error={error} onSubmit={submit}>
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
        error={wasSent && !!serverId && problem && errorText(problem, { maximum })}
      />
    </Form>
  )
}
