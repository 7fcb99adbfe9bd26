import type { ComponentChildren } from 'preact'
import { type Locale, locale, t } from '../../i18n'
import { overlay } from '../../state/overlay'
import { place } from '../../state/place'
import { isLoggedIn } from '../../state/session'
import { settings } from '../../state/site'
import { toasts } from '../../state/toasts'
import { menuIcon } from '../../ui/art/icons/menu'
import { Logo } from '../../ui/frame/Logo'
import { IconButton } from '../../ui/inputs/IconButton'
import { lazyPart } from '../../ui/lazyPart'
import { showBusy } from '../../ui/tapped'
import { Footer } from './frame/Footer'
import { Page } from './frame/Page'
import { SkipLink } from './frame/SkipLink'
import { TopBar } from './frame/TopBar'
import { languages } from './languages'

const Later = lazyPart(() => import('./Later'), ['frame', 'error'])

const chooseLanguage = (id: string) => {
  const end = showBusy()
  import('../../actions/page/switchLocale').then(({ switchLocale }) => switchLocale(id as Locale)).finally(end)
}

export interface ShellProps {
  path: string
  /** What lies over any screen, under the frame's own dialogs. */
  over?: ComponentChildren
  children: ComponentChildren
}

/**
 * The frame around every screen. What is not visible at once loads later: links of the site, menus, dialogs. Spec 2.
 */
export function Shell({ path, over, children }: ShellProps) {
  const hasLinks = Object.keys(settings.value).length > 0
  const isPlayer = isLoggedIn.value
  // A phone shows the login's on the market, and the market's on the login.
  const link = (href: string, text: string, isAround?: boolean) => (
    <a
      href={href}
      data-wide={(href === '/login') === (path === '/login') || undefined}
      aria-current={path === href ? 'page' : isAround ? 'true' : undefined}
    >
      {text}
    </a>
  )
  return (
    <>
      <SkipLink text={t('shell.skip')} />
      <TopBar label={t('shell.main')} brand={<Logo href="/" name={t('shell.brand')} />}>
        {link('/marketplace', t('shell.market'), path !== '/login' && place.value === 'market')}
        {isPlayer && <Later part="places" path={path} />}
        {hasLinks && <Later part="site" path={path} />}
        {isPlayer ? <Later part="player" path={path} /> : link('/login', t('shell.logIn'))}
        <IconButton
          icon={menuIcon}
          label={t('shell.menu')}
          expanded={overlay.value === 'drawer'}
          onClick={() => {
            overlay.value = 'drawer'
          }}
        />
      </TopBar>
      <Page>{children}</Page>
      <Footer
        languages={languages()}
        language={locale.value}
        languageLabel={t('shell.language')}
        linksLabel={t('shell.links')}
        onLanguage={chooseLanguage}
      >
        {hasLinks && <Later part="social" path={path} />}
      </Footer>
      {(path !== '/login' || overlay.value || toasts.value.length > 0) && <Later part="over" path={path} over={over} />}
    </>
  )
}
