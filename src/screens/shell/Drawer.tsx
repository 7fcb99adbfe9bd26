import { switchLocale } from '../../actions/switchLocale'
import { locale, t } from '../../i18n'
import { overlay } from '../../state/overlay'
import { isLoggedIn } from '../../state/session'
import { Chips } from '../../ui/Chips'
import { Drawer as DrawerBox } from '../../ui/Drawer'
import { activityIcon } from '../../ui/icons/activity'
import { assetsIcon } from '../../ui/icons/assets'
import { clockIcon } from '../../ui/icons/clock'
import { giftIcon } from '../../ui/icons/gift'
import { logoutIcon } from '../../ui/icons/logout'
import { marketIcon } from '../../ui/icons/market'
import { meIcon } from '../../ui/icons/me'
import { settingsIcon } from '../../ui/icons/settings'
import { MenuList } from '../../ui/MenuList'
import { Stack } from '../../ui/Stack'
import { useBackToClose } from '../../ui/useBackToClose'
import { DrawerFilters } from './DrawerFilters'
import { LANGUAGES } from './languages'
import { isTrayOpen } from './money/isTrayOpen'
import { siteItems } from './SiteLinks'

const close = () => {
  overlay.value = null
}

const openTray = () => {
  close()
  isTrayOpen.value = true
}

/** The menu: places, what is behind the login, the site's links and the market's filters. Spec 2. */
export default function Drawer({ path }: { path: string }) {
  useBackToClose(close)
  const place = (href: string, text: string, icon: string) => ({
    href,
    text,
    icon,
    current: href === path,
    onClick: close,
  })
  const isPlayer = isLoggedIn.value
  const items = [
    place('/marketplace', t('shell.market'), marketIcon),
    ...(isPlayer
      ? [
          place('/accountAccount', t('frame.account'), assetsIcon),
          place('/activity', t('frame.activity'), activityIcon),
          { text: t('frame.tray'), icon: clockIcon, onClick: openTray },
          place('/shares', t('frame.share'), giftIcon),
          place('/setting', t('frame.settings'), settingsIcon),
        ]
      : [place('/login', t('shell.logIn'), meIcon)]),
    ...siteItems(),
    ...(isPlayer
      ? [
          {
            text: t('frame.logOut'),
            icon: logoutIcon,
            onClick: () => {
              overlay.value = 'logOut'
            },
          },
        ]
      : []),
  ]
  return (
    <DrawerBox title={t('shell.menu')} closeLabel={t('common.close')} onClose={close}>
      <Stack>
        <MenuList label={t('shell.menu')} items={items} />
        <DrawerFilters isMarket={path === '/marketplace'} onShow={close} />
        {/* The footer is out of reach under a list that goes on and on. */}
        <Chips
          label={t('shell.language')}
          name="drawer-language"
          items={LANGUAGES.map(({ id, text }) => ({ value: id, text }))}
          current={locale.value}
          onSelect={switchLocale}
        />
      </Stack>
    </DrawerBox>
  )
}
