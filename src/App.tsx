import { useEffect, useLayoutEffect } from 'react'
import { matchRoute, useLocation, useRouter } from 'wouter'
import { followLinks } from './router/followLinks'
import { MoneySheet, ROUTES, redirectOf, Tray } from './router/routes'
import { Login } from './screens/login/Login'
import { LazyScreen } from './screens/shell/LazyScreen'
import { Shell } from './screens/shell/Shell'
import { flow } from './state/flow'
import { isLoggedIn } from './state/session'
import { wantedPath } from './state/wantedPath'
import { stepOnward, watchLayers } from './ui/frame/useBackToClose'

/** The frame with the screen that the address names and the guard allows. Spec 2. */
export function App() {
  const [path, navigate] = useLocation()
  const { parser } = useRouter()
  const screen = ROUTES.find((route) => matchRoute(parser, route.path, path)[0])
  const redirect = redirectOf(path, screen, isLoggedIn.value)
  useLayoutEffect(() => {
    if (redirect === null) return
    if (redirect === '/') void import('./actions/page/sayNoPage').then(({ sayNoPage }) => sayNoPage()).catch(Boolean)
    // The guard notes where the visitor wanted to go; the login leads back there.
    const to = (redirect === '/Account' && wantedPath()) || redirect
    const state = redirect === '/login' && screen ? { wantedPath: path + location.search } : null
    // The puzzle of the login may still be leaving its entry, which would take this step with it.
    stepOnward(() => navigate(to, { replace: true, state }))
  }, [redirect, path])
  useLayoutEffect(() => {
    if (redirect !== null || !screen) return
    const { search } = location
    void import('./router/callAhead').then(({ callAhead }) => callAhead(screen.path, path, search)).catch(Boolean)
  }, [redirect, path])
  useEffect(() => {
    if (redirect === null) void import('./router/fetchAhead').then(({ fetchAhead }) => fetchAhead(path)).catch(Boolean)
  }, [redirect, path])
  useEffect(watchLayers, [])
  useEffect(() => {
    const go = (place: string) => {
      navigate(place)
      scrollTo(0, 0)
    }
    return followLinks((place) => stepOnward(() => go(place)))
  }, [navigate])
  return (
    <Shell path={path} over={[isLoggedIn.value && <Tray key="tray" />, flow.value && <MoneySheet key="sheet" />]}>
      {redirect === null && (screen ? <LazyScreen key={screen.path} screen={screen} /> : <Login />)}
    </Shell>
  )
}
