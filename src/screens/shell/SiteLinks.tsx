import { useEffect } from 'react'
import { type TextKey, t } from '../../i18n'
import { Icon } from '../../ui/art/Icon'
import { androidIcon } from '../../ui/art/icons/android'
import { appleIcon } from '../../ui/art/icons/apple'
import { chatIcon } from '../../ui/art/icons/chat'
import { globeIcon } from '../../ui/art/icons/globe'
import { showLandscape } from './showLandscape'
import { siteLink } from './siteLink'

/** The site settings' own spelling. Spec 3. */
const TOP = [
  ['android_url', 'frame.android', androidIcon],
  ['ios_url', 'frame.ios', appleIcon],
  ['website_url', 'frame.website', globeIcon],
  ['wathsapp_url', 'frame.chat', chatIcon],
] as const satisfies readonly (readonly [string, TextKey, string])[]

/**
 * Apps, website and chat as icons, in the top bar of wide screens and in the drawer. Spec 2. With them comes what else
 * only wide screens have: the land behind the page.
 */
export default function SiteLinks() {
  useEffect(showLandscape, [])
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
