import { useState } from 'react'
import { changeNickname } from '../../actions/account/changeNickname'
import { LONGEST_NICKNAME, validateNickname } from '../../domain/validation/validateNickname'
import { t } from '../../i18n'
import { user } from '../../state/session'
import { Field } from '../../ui/inputs/Field'
import { Form } from '../../ui/inputs/Form'
import { useRun } from '../../ui/inputs/useRun'
import { errorText } from '../../ui/text/errorText'

/** Changes the nickname; the current one is refused. Spec 5. */
export function NicknameForm({ onDone }: { onDone: () => void }) {
  const old = user.value?.nickname ?? ''
  const [nickname, setNickname] = useState(old)
  const [wasSent, setSent] = useState(false)
  const { busy, error, run } = useRun()
  const problem = validateNickname(nickname, old)
  const submit = () => {
    setSent(true)
    if (!problem) void run(() => changeNickname(nickname), onDone)
  }
  return (
    <Form submitText={t('setting.save')} busy={busy} error={error} onSubmit={submit}>
      <Field
        label={t('setting.nickname')}
        name="nickname"
        autocomplete="nickname"
        value={nickname}
        onInput={setNickname}
        hint={t('setting.nicknameHint', { maximum: LONGEST_NICKNAME })}
        error={wasSent && problem && errorText(problem, { maximum: LONGEST_NICKNAME })}
      />
    </Form>
  )
}
