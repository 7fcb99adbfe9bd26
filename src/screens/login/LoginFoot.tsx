import { useSignal } from '@preact/signals'
import { useEffect } from 'react'
import { isSparing } from '../../actions/page/isSparing'
import { isPageMissing } from '../../state/isPageMissing'
import { loginError } from '../../state/session'
import { wantedPath } from '../../state/wantedPath'
import { lazyPart } from '../../ui/lazyPart'

const HandOff = lazyPart(() => import('./HandOff'), ['handOff'])
const LoginArt = lazyPart(() => import('./LoginArt'))
const LoginChoices = lazyPart(() => import('./LoginChoices'), ['signIn'])
const NoPage = lazyPart(() => import('./NoPage'), ['frame', 'handOff'])
const WhyLogin = lazyPart(() => import('./WhyLogin'), ['signIn'])

/** What can be tapped, and what the first tap needs, comes before the pictures. */
const ART_AFTER_MS = 1000

/**
 * What comes after the ways to log in: the pictures behind the greeting, why a login is asked for, the choice to be
 * remembered, who invited the visitor and, as soon as it is known that the browser has no wallet, a quiet line that leads
 * into one.
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
      {!isPageMissing.value && <LoginChoices />}
      {/* A failed login shows the same elsewhere. */}
      {isHere.value === false && loginError.value?.key !== 'installWallet' && <HandOff quiet />}
    </>
  )
}
