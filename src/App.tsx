import { useEffect, useLayoutEffect } from 'preact/hooks'
import { matchRoute, useLocation, useRouter } from 'wouter'
import { ROUTES, redirectOf } from './routes'
import { Login } from './screens/login/Login'
import { LazyScreen } from './screens/shell/LazyScreen'
import { Shell } from './screens/shell/Shell'
import { isLoggedIn, wantedPath } from './state/session'

/** The frame, and in it the screen that the address and the guard allow. Spec 2. */
export function App() {
  const [path, navigate] = useLocation()
  const { parser } = useRouter()
  const screen = ROUTES.find((route) => matchRoute(parser, route.path, path)[0])
  const redirect = redirectOf(path, screen, isLoggedIn.value)
  useLayoutEffect(() => {
    if (redirect === null) return
    // The guard keeps where the visitor wanted to go; the login leads back there.
    if (redirect === '/login' && screen) wantedPath.value = path + location.search
    navigate(redirect === '/Account' && wantedPath.value ? wantedPath.value : redirect, { replace: true })
    if (redirect === '/Account') wantedPath.value = null
  }, [redirect, path])
  useEffect(() => followLinks(navigate), [navigate])
  return (
    <Shell path={path}>
      {redirect === null && (screen ? <LazyScreen key={screen.path} screen={screen} /> : <Login />)}
    </Shell>
  )
}

/** Links are plain anchors, good before the app is here; once it is, those of the site stay in it. */
function followLinks(navigate: (path: string) => void): () => void {
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element | null)?.closest?.('a')
    const isOurs = link?.origin === location.origin && !link.target && !link.hasAttribute('download')
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || !isOurs || !isPlain || event.defaultPrevented || link.pathname.includes('.')) return
    event.preventDefault()
    navigate(link.pathname + link.search)
    scrollTo(0, 0)
  }
  addEventListener('click', follow)
  return () => removeEventListener('click', follow)
}
