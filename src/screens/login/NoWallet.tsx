import { useSignal } from '@preact/signals'
import { useEffect } from 'react'
import { loginError } from '../../state/session'
import { lazyPart } from '../../ui/lazyPart'

const HandOff = lazyPart(() => import('./HandOff'), ['handOff'])

/** A quiet line for visitors whose browser turns out to have no wallet, leading into one. */
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
  return isNeeded.value && loginError.value?.key !== 'installWallet' ? <HandOff quiet /> : null
}
