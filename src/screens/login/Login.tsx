import { useSignal } from '@preact/signals'
import { t } from '../../i18n'
import { greeting } from '../../state/greeting'
import { loginStage } from '../../state/session'
import { Emblem } from '../../ui/frame/Logo'
import { Button } from '../../ui/inputs/Button'
import { button } from '../../ui/inputs/Button.style'
import { lazyPart } from '../../ui/lazyPart'
import { Guide } from './Guide'
import { login } from './Login.style'

const LoginState = lazyPart(() => import('./LoginState'), ['signIn', 'error', 'wallet'])
const PasswordForm = lazyPart(() => import('./PasswordForm'), ['signIn', 'error'])
const LoginFoot = lazyPart(() => import('./LoginFoot'))

/** The ways to log in: the wallet first, mobile number and password on demand. Spec 1, 2. */
export function Login() {
  const isFormOpen = useSignal(false)
  /** Whether the code for the wallet login is loading, or failed to load. */
  const fetching = useSignal<'busy' | 'failed' | null>(null)
  const stage = loginStage.value
  const isBusy = fetching.value === 'busy' || (stage !== 'idle' && stage !== 'failed')
  const enterByWallet = async () => {
    fetching.value = 'busy'
    try {
      const { logInByWallet } = await import('../../actions/session/logInByWallet')
      fetching.value = null
      void logInByWallet()
    } catch {
      fetching.value = 'failed'
    }
  }
  const byWallet = (
    <>
      <Button kind={isFormOpen.value ? undefined : 'primary'} wide busy={isBusy} onClick={enterByWallet}>
        {t('login.wallet')}
      </Button>
      <div aria-live="polite">
        {fetching.value === 'failed' && t('shell.notLoaded')}
        {stage !== 'idle' && <LoginState />}
      </div>
    </>
  )
  const ways = (
    <>
      {byWallet}
      <Button
        wide
        busy={isFormOpen.value}
        onClick={() => {
          isFormOpen.value = true
        }}
      >
        {t('login.mobile')}
      </Button>
    </>
  )
  return (
    <div class={login}>
      <header>
        <Emblem size={44} />
        {greeting.value || (
          <>
            <h1>{t('login.title')}</h1>
            <p>{t('login.lead')}</p>
          </>
        )}
      </header>
      <section>
        {isFormOpen.value ? <PasswordForm byWallet={byWallet}>{ways}</PasswordForm> : ways}
        <a href="/marketplace" class={button} data-kind="quiet" data-wide="true">
          {t('login.market')}
        </a>
        <LoginFoot />
      </section>
      <Guide />
    </div>
  )
}
