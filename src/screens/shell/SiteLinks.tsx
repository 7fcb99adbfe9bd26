import { toLink } from '../../domain/link'
import { type TextKey, t } from '../../i18n'
import { settings } from '../../state/site'
import { Icon } from '../../ui/Icon'
import { androidIcon } from '../../ui/icons/android'
import { appleIcon } from '../../ui/icons/apple'
import { chatIcon } from '../../ui/icons/chat'
import { globeIcon } from '../../ui/icons/globe'

/** The site settings' own spelling. Spec 3. */
const TOP = [
  ['android_url', 'frame.android', androidIcon],
  ['ios_url', 'frame.ios', appleIcon],
  ['website_url', 'frame.website', globeIcon],
  ['wathsapp_url', 'frame.chat', chatIcon],
] as const satisfies readonly (readonly [string, TextKey, string])[]

const SOCIAL = [
  ['website_url', 'frame.website'],
  ['twitter_url', 'frame.twitter'],
  ['telegram_url', 'frame.telegram'],
  ['white_paper_url', 'frame.paper'],
] as const satisfies readonly (readonly [string, TextKey])[]

const linkOf = (key: string): string | null => toLink(settings.value[key] ?? '')

/** A link of the site settings with its icon, for the drawer. */
export const siteItems = () =>
  TOP.flatMap(([key, text, icon]) => {
    const href = linkOf(key)
    return href ? [{ href, text: t(text), icon, external: true }] : []
  })

/** Apps, website and chat in the top bar of wide screens; the drawer has them on narrow ones. Spec 2. */
export function SiteLinks() {
  return (
    <>
      {siteItems().map(({ href, text, icon }) => (
        <a key={text} href={href} data-wide target="_blank" rel="noopener noreferrer" aria-label={text} title={text}>
          <Icon path={icon} size={22} />
        </a>
      ))}
    </>
  )
}

/** The footer's links out. Spec 2. */
export function SocialLinks() {
  return (
    <>
      {SOCIAL.map(([key, text]) => {
        const href = linkOf(key)
        return (
          href && (
            <a key={key} href={href} target="_blank" rel="noopener noreferrer">
              {t(text)}
            </a>
          )
        )
      })}
    </>
  )
}
