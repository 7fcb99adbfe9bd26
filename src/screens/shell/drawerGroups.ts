import { doctorHref } from '../../domain/doctorHref'
import { wayOutHref } from '../../domain/wayOutHref'
import { locale, t } from '../../i18n'
import { isLoggedIn } from '../../state/session'
import { activityIcon } from '../../ui/art/icons/activity'
import { assetsIcon } from '../../ui/art/icons/assets'
import { bookIcon } from '../../ui/art/icons/book'
import { clockIcon } from '../../ui/art/icons/clock'
import { doctorIcon } from '../../ui/art/icons/doctor'
import { eggIcon } from '../../ui/art/icons/egg'
import { exitIcon } from '../../ui/art/icons/exit'
import { eyeIcon } from '../../ui/art/icons/eye'
import { gameIcon } from '../../ui/art/icons/game'
import { giftIcon } from '../../ui/art/icons/gift'
import { legionIcon } from '../../ui/art/icons/legion'
import { lockIcon } from '../../ui/art/icons/lock'
import { logoutIcon } from '../../ui/art/icons/logout'
import { marketIcon } from '../../ui/art/icons/market'
import { meIcon } from '../../ui/art/icons/me'
import { practiceIcon } from '../../ui/art/icons/practice'
import { qrIcon } from '../../ui/art/icons/qr'
import { settingsIcon } from '../../ui/art/icons/settings'
import { starIcon } from '../../ui/art/icons/star'
import { summonIcon } from '../../ui/art/icons/summon'
import { walletIcon } from '../../ui/art/icons/wallet'
import type { MenuItem } from '../../ui/lists/MenuList'

export interface DrawerGroup {
  title: string
  items: MenuItem[]
}

/** What the entries without a path do. */
export interface DrawerMoves {
  close: () => void
  openTray: () => void
  openGame: () => void
  askLogOut: () => void
}

/** The menu's places: a few for a visitor; for a player, grouped by topic. Spec 2. */
export function drawerGroups(path: string, { close, openTray, openGame, askLogOut }: DrawerMoves): DrawerGroup[] {
  const place = (href: string, text: string, icon: string): MenuItem => ({
    href,
    text,
    icon,
    current: href === path,
    onClick: close,
  })
  const market = place('/marketplace', t('shell.market'), marketIcon)
  const doctor = { href: doctorHref(locale.value), text: t('frame.doctor'), icon: doctorIcon }
  const practice = place('/practice', t('menu.practice'), practiceIcon)
  const wayOut = { href: wayOutHref(locale.value), text: t('menu.wayOut'), icon: exitIcon }
  const game = { text: t('menu.game'), icon: qrIcon, onClick: openGame }
  if (!isLoggedIn.value) {
    const logIn = place('/login', t('shell.logIn'), meIcon)
    return [{ title: t('shell.main'), items: [market, practice, logIn, game, doctor, wayOut] }]
  }
  return [
    {
      title: t('frame.assets'),
      items: [
        market,
        place('/accountAccount', t('frame.account'), assetsIcon),
        place('/collectibles', t('menu.collectibles'), starIcon),
        place('/coins', t('menu.coins'), walletIcon),
        place('/mint', t('menu.mint'), eggIcon),
        place('/summon', t('menu.summon'), summonIcon),
      ],
    },
    {
      title: t('menu.together'),
      items: [place('/legion', t('menu.legion'), legionIcon), place('/shares', t('menu.share'), giftIcon)],
    },
    {
      title: t('frame.me'),
      items: [
        place('/activity', t('frame.activity'), activityIcon),
        place('/activity?news=1', t('menu.away'), eyeIcon),
        place('/book', t('menu.book'), bookIcon),
        { text: t('menu.tray'), icon: clockIcon, onClick: openTray },
        practice,
        place('/servers', t('menu.servers'), gameIcon),
        place('/allowances', t('menu.allowances'), lockIcon),
        place('/setting', t('menu.settings'), settingsIcon),
        game,
        doctor,
        wayOut,
        { text: t('frame.logOut'), icon: logoutIcon, onClick: askLogOut },
      ],
    },
  ]
}
