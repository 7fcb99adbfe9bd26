import type { ComponentChildren } from 'preact'
import { useLayoutEffect } from 'react'
import { t } from '../../i18n'
import { isAccountAbnormal } from '../../state/knownPlayer'
import { overlay } from '../../state/overlay'
import { type BarPlace, place } from '../../state/place'
import { isLoggedIn } from '../../state/session'
import { slowWaits } from '../../state/slowWaits'
import { uncopied } from '../../state/uncopied'
import { mark } from '../../state/waiting'
import { activityIcon } from '../../ui/art/icons/activity'
import { assetsIcon } from '../../ui/art/icons/assets'
import { marketIcon } from '../../ui/art/icons/market'
import { meIcon } from '../../ui/art/icons/me'
import { menuIcon } from '../../ui/art/icons/menu'
import { summonIcon } from '../../ui/art/icons/summon'
import { lazyPart } from '../../ui/lazyPart'
import { Boundary } from '../../ui/states/Boundary'
import { BottomBar, type BottomBarItem } from './frame/BottomBar'
import { placeOf } from './placeOf'
import { Toasts } from './Toasts'
import { UpdateBar } from './UpdateBar'
import { useOwnPassword } from './useOwnPassword'

const openMenu = () => {
  overlay.value = 'drawer'
}
const openPlay = () => {
  overlay.value = 'play'
}

const Drawer = lazyPart(() => import('./Drawer'), ['menu', 'market', 'asset'])
const GameDialog = lazyPart(() => import('./GameDialog'), ['menu'])
const LogOutDialog = lazyPart(() => import('./LogOutDialog'), ['menu'])
const AbnormalDialog = lazyPart(() => import('./AbnormalDialog'), ['menu'])
const CopyDialog = lazyPart(() => import('./CopyDialog'), ['menu'])
const PlayDialog = lazyPart(() => import('./PlayDialog'), ['menu'])
const BrokenOverlay = lazyPart(() => import('./BrokenOverlay'), ['menu'])
const SlowBar = lazyPart(() => import('./SlowBar'), ['menu'])
const WaitingMark = lazyPart(() => import('./WaitingMark'), ['waiting'])
const PuzzleDialog = lazyPart(() => import('./PuzzleDialog'), ['puzzle'])

type Place = BottomBarItem & { place: BarPlace }

/** Bottom bar (because wallets swallow taps at the top), messages, menu, dialogs, the money sheet and the tray. */
export function Overlays({ path, children }: { path: string; children: ComponentChildren }) {
  useOwnPassword(path)
  const market: Place = { place: 'market', href: '/marketplace', text: t('shell.market'), icon: marketIcon }
  const places: Place[] = isLoggedIn.value
    ? [
        market,
        {
          place: 'assets',
          href: '/accountAccount',
          text: t('frame.assets'),
          icon: assetsIcon,
          mark: mark.value && <WaitingMark />,
        },
        { place: 'play', text: t('frame.play'), icon: summonIcon, onClick: openPlay },
        { place: 'activity', href: '/activity', text: t('frame.activity'), icon: activityIcon },
      ]
    : [market, { place: 'login', href: '/login', text: t('shell.logIn'), icon: meIcon }]
  // The menu's own button is at the top, where some wallets intercept touches.
  places.push({ place: 'more', text: t('frame.more'), icon: menuIcon, onClick: openMenu })
  useLayoutEffect(() => {
    place.value = placeOf(path) ?? place.value
  }, [path])
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
          items={places.map((each) => ({
            ...each,
            current: each.place === place.value && (each.href === path || 'around'),
          }))}
        />
      )}
      <Boundary key={overlay.value} fallback={(retry) => <BrokenOverlay onRetry={retry} />}>
        {overlay.value === 'drawer' && <Drawer path={path} />}
        {overlay.value === 'logOut' && <LogOutDialog />}
        {overlay.value === 'play' && <PlayDialog path={path} />}
        {overlay.value === 'game' && <GameDialog />}
        {overlay.value === 'puzzle' && <PuzzleDialog />}
      </Boundary>
      {children}
      {uncopied.value !== null && <CopyDialog />}
      {isAccountAbnormal.value && <AbnormalDialog />}
    </section>
  )
}
