import type { ComponentChildren } from 'preact'
import { type Locale, locale, t } from '../../i18n'
import { overlay } from '../../state/overlay'
import { isLoggedIn } from '../../state/session'
import { settings } from '../../state/site'
import { toasts } from '../../state/toasts'
import { Footer } from '../../ui/Footer'
import { IconButton } from '../../ui/IconButton'
import { menuIcon } from '../../ui/icons/menu'
import { Logo } from '../../ui/Logo'
import { lazyPart } from '../../ui/lazyPart'
import { Page } from '../../ui/Page'
import { SkipLink } from '../../ui/SkipLink'
import { TopBar } from '../../ui/TopBar'
import { LANGUAGES } from './languages'

const Later = lazyPart(() => import('./Later'), ['frame', 'error'])

const chooseLanguage = async (id: string) => {
  const { switchLocale } = await import('../../actions/switchLocale')
  await switchLocale(id as Locale)
}

export interface ShellProps {
  path: string
  children: ComponentChildren
}

/**
 * The frame around every screen. What is not visible at once loads later: links of the site, menus, dialogs. Spec 2.
 */
export function Shell({ path, children }: ShellProps) {
  const hasLinks = Object.keys(settings.value).length > 0
  const isPlayer = isLoggedIn.value
  const link = (href: string, text: string, isWide: boolean) => (
    <a href={href} data-wide={isWide || undefined} aria-current={path === href ? 'page' : undefined}>
      {text}
    </a>
  )
  return (
    <>
      <SkipLink text={t('shell.skip')} />
      <TopBar label={t('shell.main')} brand={<Logo href="/" name={t('shell.brand')} />}>
        {hasLinks && <Later part="site" path={path} />}
        {link('/marketplace', t('shell.market'), isPlayer || path !== '/login')}
        {isPlayer ? <Later part="player" path={path} /> : link('/login', t('shell.logIn'), path === '/login')}
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
        languages={LANGUAGES}
        language={locale.value}
        languageLabel={t('shell.language')}
        linksLabel={t('shell.links')}
        onLanguage={chooseLanguage}
      >
        {hasLinks && <Later part="social" path={path} />}
      </Footer>
      {(path !== '/login' || overlay.value || toasts.value.length > 0) && <Later part="over" path={path} />}
    </>
  )
}
