import { switchLocale } from '../../actions/page/switchLocale'
import { locale, t } from '../../i18n'
import { isTrayOpen } from '../../state/isTrayOpen'
import { overlay } from '../../state/overlay'
import { useBackToClose } from '../../ui/frame/useBackToClose'
import { Chips } from '../../ui/inputs/Chips'
import { MenuList } from '../../ui/lists/MenuList'
import { Stack } from '../../ui/lists/Stack'
import { heading, links } from './Drawer.style'
import { DrawerFilters } from './DrawerFilters'
import { drawerGroups } from './drawerGroups'
import { DrawerBox } from './frame/DrawerBox'
import { languages } from './languages'
import SiteLinks from './SiteLinks'

const goTo = (next: typeof overlay.value) => () => {
  overlay.value = next
}
const close = goTo(null)
const MOVES = {
  close,
  openTray: () => {
    close()
    isTrayOpen.value = true
  },
  openGame: goTo('game'),
  askLogOut: goTo('logOut'),
}

/** The menu: places, the market's filters, the site's links, the language. Spec 2. */
export default function Drawer({ path }: { path: string }) {
  useBackToClose(close)
  const groups = drawerGroups(path, MOVES)
  return (
    <DrawerBox title={t('shell.menu')} closeLabel={t('common.close')} onClose={close}>
      <Stack>
        {groups.map(({ title, items }) => (
          <section key={title}>
            {groups.length > 1 && <h3 class={heading}>{title}</h3>}
            <MenuList label={title} items={items} />
          </section>
        ))}
        <DrawerFilters isMarket={path === '/marketplace'} onShow={close} />
        {/* On a phone, the top bar and the footer under an endless list are out of reach. */}
        <nav class={links} aria-label={t('shell.links')}>
          <SiteLinks />
        </nav>
        <Chips
          label={t('shell.language')}
          name="drawer-language"
          items={languages().map(({ id, text, lang }) => ({ value: id, text, lang }))}
          current={locale.value}
          onSelect={switchLocale}
        />
      </Stack>
    </DrawerBox>
  )
}
