import { t } from '../../i18n'
import { flow } from '../../state/journal'
import { overlay } from '../../state/overlay'
import { isLoggedIn } from '../../state/session'
import { uncopied } from '../../state/uncopied'
import { isAccountAbnormal } from '../../state/wallet'
import { BottomBar } from '../../ui/BottomBar'
import { activityIcon } from '../../ui/icons/activity'
import { assetsIcon } from '../../ui/icons/assets'
import { marketIcon } from '../../ui/icons/market'
import { meIcon } from '../../ui/icons/me'
import { menuIcon } from '../../ui/icons/menu'
import { lazyPart } from '../../ui/lazyPart'
import { Toasts } from './Toasts'
import { UpdateBar } from './UpdateBar'

const openMenu = () => {
  overlay.value = 'drawer'
}

const Drawer = lazyPart(() => import('./Drawer'), ['menu', 'market', 'asset'])
const GameDialog = lazyPart(() => import('./GameDialog'), ['menu'])
const MoneySheet = lazyPart(() => import('./money/MoneySheet'), ['money', 'asset'])
const LogOutDialog = lazyPart(() => import('./LogOutDialog'))
const AbnormalDialog = lazyPart(() => import('./AbnormalDialog'))
const CopyDialog = lazyPart(() => import('./CopyDialog'))
const PuzzleDialog = lazyPart(() => import('./PuzzleDialog'), ['puzzle'])
const Tray = lazyPart(() => import('./Tray'), ['money'])

/** Bottom bar (because wallets swallow taps at the top), messages, menu, dialogs, the money sheet and the tray. */
export function Overlays({ path }: { path: string }) {
  const market = { href: '/marketplace', text: t('shell.market'), icon: marketIcon }
  const places = isLoggedIn.value
    ? [
        market,
        { href: '/accountAccount', text: t('frame.assets'), icon: assetsIcon },
        { href: '/activity', text: t('frame.activity'), icon: activityIcon },
        { href: '/setting', text: t('frame.me'), icon: meIcon },
      ]
    : [market, { href: '/login', text: t('shell.logIn'), icon: meIcon }]
  // The menu's own button is at the top, where some wallets intercept touches.
  const more = { text: t('frame.more'), icon: menuIcon, onClick: openMenu }
  return (
    // A section, so that screen readers do not take a dialog's header for the page's.
    <section>
      <UpdateBar />
      <Toasts />
      {isLoggedIn.value && <Tray />}
      {path !== '/login' && (
        <BottomBar
          label={t('frame.bar')}
          items={[...places.map((place) => ({ ...place, current: place.href === path })), more]}
        />
      )}
      {overlay.value === 'drawer' && <Drawer path={path} />}
      {overlay.value === 'logOut' && <LogOutDialog />}
      {overlay.value === 'game' && <GameDialog />}
      {overlay.value === 'puzzle' && <PuzzleDialog />}
      {flow.value && <MoneySheet />}
      {uncopied.value !== null && <CopyDialog />}
      {isAccountAbnormal.value && <AbnormalDialog />}
    </section>
  )
}
