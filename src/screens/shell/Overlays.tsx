import type { ComponentChildren } from 'preact'
import { t } from '../../i18n'
import { isAccountAbnormal } from '../../state/knownPlayer'
import { overlay } from '../../state/overlay'
import { isLoggedIn } from '../../state/session'
import { slowWaits } from '../../state/slowWaits'
import { uncopied } from '../../state/uncopied'
import { waiting } from '../../state/waiting'
import { activityIcon } from '../../ui/art/icons/activity'
import { assetsIcon } from '../../ui/art/icons/assets'
import { marketIcon } from '../../ui/art/icons/market'
import { meIcon } from '../../ui/art/icons/me'
import { menuIcon } from '../../ui/art/icons/menu'
import { lazyPart } from '../../ui/lazyPart'
import { Boundary } from '../../ui/states/Boundary'
import { BottomBar } from './frame/BottomBar'
import { Toasts } from './Toasts'
import { UpdateBar } from './UpdateBar'
import { useOwnPassword } from './useOwnPassword'

const openMenu = () => {
  overlay.value = 'drawer'
}

const Drawer = lazyPart(() => import('./Drawer'), ['menu', 'market', 'asset'])
const GameDialog = lazyPart(() => import('./GameDialog'), ['menu'])
const LogOutDialog = lazyPart(() => import('./LogOutDialog'))
const AbnormalDialog = lazyPart(() => import('./AbnormalDialog'))
const CopyDialog = lazyPart(() => import('./CopyDialog'))
const BrokenOverlay = lazyPart(() => import('./BrokenOverlay'), ['menu'])
const SlowBar = lazyPart(() => import('./SlowBar'), ['menu'])
const WaitingMark = lazyPart(() => import('./WaitingMark'), ['waiting'])
const PuzzleDialog = lazyPart(() => import('./PuzzleDialog'), ['puzzle'])

/** Bottom bar (because wallets swallow taps at the top), messages, menu, dialogs, the money sheet and the tray. */
export function Overlays({ path, children }: { path: string; children: ComponentChildren }) {
  useOwnPassword(path)
  const market = { href: '/marketplace', text: t('shell.market'), icon: marketIcon }
  const places = isLoggedIn.value
    ? [
        market,
        {
          href: '/accountAccount',
          text: t('frame.assets'),
          icon: assetsIcon,
          mark: waiting.value && <WaitingMark />,
        },
        { href: '/activity', text: t('frame.activity'), icon: activityIcon },
        { href: '/setting', text: t('frame.me'), icon: meIcon },
      ]
    : [market, { href: '/login', text: t('shell.logIn'), icon: meIcon }]
  // The menu's own button is at the top, where some wallets intercept touches.
  const more = { text: t('frame.more'), icon: menuIcon, onClick: openMenu }
  return (
    // A section, so that screen readers do not take a dialog's header for the page's.
    <section>
      <Boundary fallback={() => null}>
        <UpdateBar>{slowWaits.value.length > 0 && <SlowBar />}</UpdateBar>
        <Toasts />
      </Boundary>
      {path !== '/login' && (
        <BottomBar
          label={t('frame.bar')}
          items={[...places.map((place) => ({ ...place, current: place.href === path })), more]}
        />
      )}
      <Boundary key={overlay.value} fallback={(retry) => <BrokenOverlay onRetry={retry} />}>
        {overlay.value === 'drawer' && <Drawer path={path} />}
        {overlay.value === 'logOut' && <LogOutDialog />}
        {overlay.value === 'game' && <GameDialog />}
        {overlay.value === 'puzzle' && <PuzzleDialog />}
      </Boundary>
      {children}
      {uncopied.value !== null && <CopyDialog />}
      {isAccountAbnormal.value && <AbnormalDialog />}
    </section>
  )
}
