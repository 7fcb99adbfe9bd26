import { toLink } from '../../domain/link'
import { type TextKey, t } from '../../i18n'
import { settings } from '../../state/site'
import { Icon } from '../../ui/art/Icon'
import { androidIcon } from '../../ui/art/icons/android'
import { appleIcon } from '../../ui/art/icons/apple'
import { chatIcon } from '../../ui/art/icons/chat'
import { globeIcon } from '../../ui/art/icons/globe'

/** The site settings' own spelling. Spec 3. */
const TOP = [
  ['android_url', 'frame.android', androidIcon],
  ['ios_url', 'frame.ios', appleIcon],
  ['website_url', 'frame.website', globeIcon],
  ['wathsapp_url', 'frame.chat', chatIcon],
] as const satisfies readonly (readonly [string, TextKey, string])[]

/** Spec 1 asks for a white paper but names no key: this one is ours. */
const SOCIAL = [
  ['website_url', 'frame.website'],
  ['twitter_url', 'frame.twitter'],
  ['telegram_url', 'frame.telegram'],
  ['whitepaper_url', 'frame.paper'],
] as const satisfies readonly (readonly [string, TextKey])[]

/** The https address under a key of the site settings; null: the link is not shown. */
export const siteLink = (key: string): string | null => toLink(settings.value[key] ?? '')

/** Apps, website and chat as icons, in the top bar of wide screens and in the drawer. Spec 2. */
export function SiteLinks() {
  return (
    <>
      {TOP.map(([key, text, icon]) => {
        const href = siteLink(key)
        return (
          href && (
            <a
              key={key}
              href={href}
              data-wide
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t(text)}
              title={t(text)}
            >
              <Icon path={icon} size={22} />
            </a>
          )
        )
      })}
    </>
  )
}

/** The footer's links to other sites, and the licences. Spec 2. */
export function SocialLinks() {
  return (
    <>
      {SOCIAL.map(([key, text]) => {
        const href = siteLink(key)
        return (
          href && (
            <a key={key} href={href} target="_blank" rel="noopener noreferrer">
              {t(text)}
            </a>
          )
        )
      })}
      <a href="/licenses.html">{t('frame.licences')}</a>
    </>
  )
}
