import { type TextKey, t } from '../../i18n'
import { siteLink } from './siteLink'

/** Spec 1 asks for a white paper but names no key: this one is ours. */
const SOCIAL = [
  ['website_url', 'frame.website'],
  ['twitter_url', 'frame.twitter'],
  ['telegram_url', 'frame.telegram'],
  ['whitepaper_url', 'frame.paper'],
] as const satisfies readonly (readonly [string, TextKey])[]

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
