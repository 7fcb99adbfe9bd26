import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { user } from '../../state/session'
import { stepOnward } from '../../ui/frame/useBackToClose'

/** Who was led to the settings already; from there they may look around. */
let led = ''

/** After the login with a reset's default password, leads the player to where they choose their own. Spec 9. */
export function useOwnPassword(path: string): void {
  const [, navigate] = useLocation()
  const player = user.value
  const userid = player?.userid ?? ''
  const isDue = player?.mustChangePassword === true && path !== '/login'
  useEffect(() => {
    if (userid === '') led = ''
    if (!isDue || led === userid) return
    led = userid
    if (path !== '/setting') stepOnward(() => navigate('/setting'))
  }, [isDue, userid])
}
