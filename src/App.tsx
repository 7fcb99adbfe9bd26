import { useEffect, useLayoutEffect } from 'preact/hooks'
import { matchRoute, useLocation, useRouter } from 'wouter'
import { followLinks } from './followLinks'
import { ROUTES, redirectOf } from './routes'
import { Login } from './screens/login/Login'
import { LazyScreen } from './screens/shell/LazyScreen'
import { Shell } from './screens/shell/Shell'
import { isLoggedIn } from './state/session'
import { wantedPath } from './state/wantedPath'
import { stepOnward } from './ui/useBackToClose'

/** The frame with the screen that the address names and the guard allows. Spec 2. */
export function App() {
  const [path, navigate] = useLocation()
  const { parser } = useRouter()
  const screen = ROUTES.find((route) => matchRoute(parser, route.path, path)[0])
  const redirect = redirectOf(path, screen, isLoggedIn.value)
  useLayoutEffect(() => {
    if (redirect === null) return
    // The guard notes where the visitor wanted to go; the login leads back there.
    if (redirect === '/login' && screen) {
      navigate(redirect, { replace: true, state: { wantedPath: path + location.search } })
    } else navigate((redirect === '/Account' && wantedPath()) || redirect, { replace: true })
  }, [redirect, path])
  useEffect(() => {
    const go = (place: string) => {
      navigate(place)
      scrollTo(0, 0)
    }
    return followLinks((place) => stepOnward(() => go(place)))
  }, [navigate])
  return (
    <Shell path={path}>
      {redirect === null && (screen ? <LazyScreen key={screen.path} screen={screen} /> : <Login />)}
    </Shell>
  )
}
