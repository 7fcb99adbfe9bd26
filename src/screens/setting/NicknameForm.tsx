import { useState } from 'react'
import { changeNickname } from '../../actions/changeNickname'
import { LONGEST_NICKNAME, validateNickname } from '../../domain/validation/validateNickname'
import { t } from '../../i18n'
import { user } from '../../state/session'
import { Field } from '../../ui/Field'
import { SettingForm } from './SettingForm'
import { useRun } from './useRun'

/** Changes the nickname; the current one is refused. Spec 5. */
export function NicknameForm({ onDone }: { onDone: () => void }) {
  const old = user.value?.nickname ?? ''
  const [nickname, setNickname] = useState(old)
  const [wasSent, setSent] = useState(false)
  const { busy, error, run } = useRun(onDone)
  const problem = validateNickname(nickname, old)
  const submit = () => {
    setSent(true)
    if (!problem) void run(() => changeNickname(nickname))
  }
  return (
    <SettingForm submitText={t('setting.save')} busy={busy} error={error} onSubmit={submit}>
      <Field
        label={t('setting.nickname')}
        name="nickname"
        autocomplete="nickname"
        value={nickname}
        onInput={setNickname}
        hint={t('setting.nicknameHint', { maximum: LONGEST_NICKNAME })}
        error={wasSent && problem && t(`error.${problem}`, { maximum: LONGEST_NICKNAME })}
      />
    </SettingForm>
  )
}
