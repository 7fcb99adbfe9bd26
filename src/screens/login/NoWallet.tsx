import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { loginError } from '../../state/session'
import { lazyPart } from '../../ui/lazyPart'

const HandOff = lazyPart(() => import('./HandOff'), ['handOff'])

/** A quiet line for visitors whose browser turns out to have no wallet: the way into one. */
export default function NoWallet() {
  const isNeeded = useSignal(false)
  useEffect(() => {
    const look = async () => {
      const { hasWallet } = await import('../../actions/insideWallet')
      isNeeded.value = !(await hasWallet())
    }
    // What looks for it did not come: a tap on "log in" tells more.
    look().catch(Boolean)
  }, [])
  // A failed try shows the same in its own place.
  return isNeeded.value && loginError.value?.key !== 'installWallet' ? <HandOff quiet /> : null
}
