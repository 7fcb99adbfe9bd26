import { SHORTEST_PASSWORD, validatePassword, validatePasswordAgain } from '../../domain/validation/validatePassword'
import { t } from '../../i18n'
import { Checkbox } from '../../ui/inputs/Checkbox'
import { Field } from '../../ui/inputs/Field'
import { errorText } from '../../ui/text/errorText'

export interface TypedPassword {
  password: string
  again: string
  /** Whether the password is readable while typing. */
  shown: boolean
}

export const NO_PASSWORD: TypedPassword = { password: '', again: '', shown: false }

/** Whether the form may be sent. Spec 5. */
export const isPasswordGood = ({ password, again }: TypedPassword): boolean =>
  !validatePassword(password) && !validatePasswordAgain(password, again)

export interface NewPasswordProps {
  typed: TypedPassword
  onType: (typed: TypedPassword) => void
  /** Shows what is wrong from now on. */
  checked: boolean
}

/** A new password, typed twice. */
export function NewPassword({ typed, onType, checked }: NewPasswordProps) {
  const { password, again, shown } = typed
  const problem = checked && validatePassword(password)
  const againProblem = checked && validatePasswordAgain(password, again)
  const minimum = SHORTEST_PASSWORD
  const type = shown ? 'text' : 'password'
  return (
    <>
      <Field
        label={t('setting.new')}
        name="password"
        type={type}
        autocomplete="new-password"
        value={password}
        onInput={(text) => onType({ ...typed, password: text })}
        hint={t('error.passwordShort', { minimum })}
        error={problem && errorText(problem, { minimum })}
      />
      <Field
        label={t('setting.again')}
        name="again"
        type={type}
        autocomplete="new-password"
        value={again}
        onInput={(text) => onType({ ...typed, again: text })}
        error={againProblem && errorText(againProblem)}
      />
      <Checkbox checked={shown} onCheck={(next) => onType({ ...typed, shown: next })}>
        {t('setting.show')}
      </Checkbox>
    </>
  )
}
