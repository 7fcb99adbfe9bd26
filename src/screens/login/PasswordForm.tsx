import { type Signal, useSignal } from '@preact/signals'
import type { ComponentChildren, TargetedSubmitEvent } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { PasswordLogin } from '../../actions/session/logInByPassword'
import { validateArea } from '../../domain/validation/validateArea'
import { validateEmail } from '../../domain/validation/validateEmail'
import { toMobile, validateMobile } from '../../domain/validation/validateMobile'
import { SHORTEST_PASSWORD, validatePassword } from '../../domain/validation/validatePassword'
import { type ErrorKey, toAppError } from '../../errors'
import { loadTexts, locale, t } from '../../i18n'
import { isPasswordFormOpen, isPasswordLoginBusy, passwordLoginError } from '../../state/passwordLogin'
import { eyeIcon } from '../../ui/art/icons/eye'
import { Button } from '../../ui/inputs/Button'
import { Field } from '../../ui/inputs/Field'
import { IconButton } from '../../ui/inputs/IconButton'
import { LinkButton } from '../../ui/inputs/LinkButton'
import { errorText } from '../../ui/text/errorText'
import { AccountFields } from './AccountFields'
import { isFocusFree } from './isFocusFree'
import { LoginNotice } from './LoginNotice'
import { beside, briefGreeting, form } from './PasswordForm.style'
import { RememberMe } from './RememberMe'
import { setTo } from './setTo'

export interface PasswordFormProps {
  /** The other way to log in, after this one. */
  byWallet: ComponentChildren
}

/** Login with mobile number or e-mail and password; shows what is wrong when the form is sent. Spec 1, 5. */
export default function PasswordForm({ byWallet }: PasswordFormProps) {
  const isMail = useSignal(false)
  const area = useSignal('')
  const mobile = useSignal('')
  const email = useSignal('')
  const password = useSignal('')
  const isShown = useSignal(false)
  const wasSent = useSignal(false)
  const box = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    document.querySelector('main header')?.classList.add(briefGreeting)
    isPasswordFormOpen.value = true
    return () => {
      isPasswordFormOpen.value = false
    }
  }, [])
  useEffect(() => {
    void beginWith(area)
      .catch(Boolean)
      .then(() => {
        // The button that opened it is gone, so the player continues from here, at what is still to be said.
        if (!isFocusFree()) return
        box.current?.querySelector<HTMLElement>(area.value ? 'input' : 'select')?.focus({ preventScroll: true })
      })
  }, [])
  const problems = {
    area: isMail.value ? null : validateArea(area.value),
    account: isMail.value ? validateEmail(email.value) : validateMobile(mobile.value),
    password: validatePassword(password.value),
  }
  const say = (problem: ErrorKey | null) =>
    wasSent.value && problem && errorText(problem, { minimum: SHORTEST_PASSWORD })
  const submit = (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    wasSent.value = true
    if (problems.area || problems.account || problems.password) return
    void send({
      area: isMail.value ? null : area.value,
      account: isMail.value ? email.value.trim() : toMobile(mobile.value),
      password: password.value,
    })
  }
  const isBusy = isPasswordLoginBusy.value
  const error = passwordLoginError.value
  return (
    <form ref={box} class={form} noValidate onSubmit={submit}>
      <div>
        {[false, true].map((byMail) => (
          <button
            key={byMail}
            type="button"
            aria-pressed={isMail.value === byMail}
            onClick={() => {
              isMail.value = byMail
            }}
          >
            {t(byMail ? 'signIn.email' : 'signIn.account')}
          </button>
        ))}
      </div>
      <div>
        <AccountFields {...{ isMail, area, mobile, email, problems, say }} />
      </div>
      <Field
        label={t('signIn.password')}
        name="password"
        type={isShown.value ? 'text' : 'password'}
        autocomplete="current-password"
        value={password.value}
        onInput={setTo(password)}
        suffix={
          <IconButton
            icon={eyeIcon}
            label={t(isShown.value ? 'signIn.hide' : 'signIn.show')}
            onClick={() => {
              isShown.value = !isShown.value
            }}
          />
        }
        error={say(problems.password)}
      />
      <div aria-live="polite">
        {isBusy && <p>{t('signIn.token')}</p>}
        {error && <LoginNotice error={error} tone="bad" />}
      </div>
      <div class={beside}>
        <RememberMe />
        <LinkButton href="/forget" kind="quiet">
          {t('signIn.forgot')}
        </LinkButton>
      </div>
      <Button type="submit" kind="primary" wide busy={isBusy}>
        {t('signIn.submit')}
      </Button>
      {byWallet}
    </form>
  )
}

/** Fills in the area code, unless the player was faster; the code for it mostly came with the greeting's pictures. */
async function beginWith(area: Signal<string>): Promise<void> {
  const { firstArea } = await import('../../actions/account/firstArea')
  area.value ||= firstArea()
}

/** Logs in with code that is fetched while the player types. */
async function send(login: PasswordLogin): Promise<void> {
  isPasswordLoginBusy.value = true
  try {
    const { logInByPassword } = await import('../../actions/session/logInByPassword')
    await logInByPassword(login)
  } catch (cause) {
    await loadTexts(locale.value, ['error']).catch(Boolean)
    passwordLoginError.value = toAppError(cause, 'chunk')
    isPasswordLoginBusy.value = false
  }
}
