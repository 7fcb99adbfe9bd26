import { useSignal } from '@preact/signals'
import { useEffect } from 'react'
import { loginError } from '../../state/session'
import { wantedPath } from '../../state/wantedPath'
import { lazyPart } from '../../ui/lazyPart'

const HandOff = lazyPart(() => import('./HandOff'), ['handOff'])
const InviteCode = lazyPart(() => import('./InviteCode'), ['signIn'])
const WhyLogin = lazyPart(() => import('./WhyLogin'), ['signIn'])

/**
 * What a visitor may need to know: why a login is asked for, and, in a browser that turns out to have no wallet, a quiet
 * line that leads into one.
 */
export default function NoWallet() {
  const isNeeded = useSignal(false)
  useEffect(() => {
    const look = async () => {
      const { hasWallet } = await import('../../actions/wallet/insideWallet')
      isNeeded.value = !(await hasWallet())
    }
    // The code that looks for it failed to load: a tap on "log in" tells more.
    look().catch(Boolean)
  }, [])
  // A failed login shows the same elsewhere.
  const isQuiet = isNeeded.value && loginError.value?.key !== 'installWallet'
  const wanted = wantedPath()
  return (
    <>
      {wanted && <WhyLogin wanted={wanted} />}
      {isQuiet && <HandOff quiet />}
      <InviteCode />
    </>
  )
}
