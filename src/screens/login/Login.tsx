import { useSignal } from '@preact/signals'
import { t } from '../../i18n'
import { loginStage } from '../../state/session'
import { Button } from '../../ui/Button'
import { Emblem } from '../../ui/Logo'
import { lazyPart } from '../../ui/lazyPart'
import { Panel } from '../../ui/Panel'
import { Guide } from './Guide'
import { login } from './Login.style'

const LoginState = lazyPart(() => import('./LoginState'), ['signIn', 'error'])
const PasswordForm = lazyPart(() => import('./PasswordForm'), ['signIn', 'error'])

const enterByWallet = async () => {
  const { logInByWallet } = await import('../../actions/logInByWallet')
  await logInByWallet()
}

/** The ways in: the wallet first, mobile number and password on demand. Spec 1, 2. */
export function Login() {
  const isFormOpen = useSignal(false)
  const stage = loginStage.value
  const isBusy = stage !== 'idle' && stage !== 'failed'
  return (
    <div class={login}>
      <header>
        <Emblem />
        <h1>{t('login.title')}</h1>
        <p>{t('login.lead')}</p>
      </header>
      <Panel tone="gold">
        <Button kind="primary" wide busy={isBusy} onClick={enterByWallet}>
          {t('login.wallet')}
        </Button>
        <div aria-live="polite">{stage !== 'idle' && <LoginState />}</div>
        {isFormOpen.value ? (
          <PasswordForm />
        ) : (
          <Button
            wide
            onClick={() => {
              isFormOpen.value = true
            }}
          >
            {t('login.mobile')}
          </Button>
        )}
      </Panel>
      <Guide />
    </div>
  )
}
