import { useSignal } from '@preact/signals'
import { useEffect } from 'react'
import { isSparing } from '../../actions/page/isSparing'
import { isPageMissing } from '../../state/isPageMissing'
import { isPasswordFormOpen } from '../../state/passwordLogin'
import { loginError } from '../../state/session'
import { wantedPath } from '../../state/wantedPath'
import { lazyPart } from '../../ui/lazyPart'
import { RememberMe } from './RememberMe'
import { row } from './row.style'

const HandOff = lazyPart(() => import('./HandOff'), ['handOff'])
const LoginArt = lazyPart(() => import('./LoginArt'))
const InviteCode = lazyPart(() => import('./InviteCode'), ['signIn'])
const Remember = lazyPart(() => Promise.resolve({ default: RememberMe }), ['signIn'])
const NoPage = lazyPart(() => import('./NoPage'), ['frame'])
const WhyLogin = lazyPart(() => import('./WhyLogin'), ['signIn'])

/** What can be tapped, and what the first tap needs, comes before the pictures. */
const ART_AFTER_MS = 1000

/**
 * What comes after the ways to log in: the pictures behind the greeting, why a login is asked for, who invited the
 * visitor and, as soon as it is known whether the browser has a wallet, the choice to be remembered or a quiet line that
 * leads into one.
 */
export default function LoginFoot() {
  const isHere = useSignal<boolean | null>(null)
  useEffect(() => {
    const look = async () => {
      const { hasWallet } = await import('../../actions/wallet/insideWallet')
      isHere.value = await hasWallet()
    }
    // The code that looks for it failed to load: a tap on "log in" tells more.
    look().catch(Boolean)
    // Whatever follows the login is another screen, which a screen reader reads from its beginning.
    return () => document.getElementById('main')?.focus({ preventScroll: true })
  }, [])
  const hasArt = useSignal(false)
  useEffect(() => {
    if (isSparing()) return
    setTimeout(() => {
      hasArt.value = true
    }, ART_AFTER_MS)
  }, [])
  const wanted = wantedPath()
  return (
    <>
      {hasArt.value && <LoginArt />}
      {isPageMissing.value && <NoPage />}
      {wanted && <WhyLogin wanted={wanted} />}
      {/* A failed login shows the same elsewhere. */}
      {isHere.value === false && loginError.value?.key !== 'installWallet' && <HandOff quiet />}
      {/* With the line above it, which would move it. */}
      {isHere.value !== null && (
        <div class={row}>
          {isHere.value && !isPasswordFormOpen.value && <Remember />}
          <InviteCode />
        </div>
      )}
    </>
  )
}
