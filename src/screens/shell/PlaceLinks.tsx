import { css } from 'goober'
import { t } from '../../i18n'
import { placeOf } from './placeOf'

/** Class: takes the room there is, so that what is to the right stays; up to 1280 px the links of the site give way. */
const places = css`
  display: flex;
  flex: 1;
  @media (max-width: 79.99rem) {
    & ~ [target] {
      display: none;
    }
  }
`

/** Of the places that have others around them, those of the collection belong to its first. */
const isAround = (href: string, path: string): boolean =>
  href === '/collectibles'
    ? placeOf(path) === 'play' && path !== '/summon'
    : href === '/activity'
      ? placeOf(path) === 'activity'
      : path.startsWith(href)

/** The player's places in the top bar from 1024 px on, the present one marked; narrower screens have them in the menu. */
export default function PlaceLinks({ path }: { path: string }) {
  const link = (href: string, text: string) => (
    <a href={href} data-wide aria-current={path === href ? 'page' : isAround(href, path) ? 'true' : undefined}>
      {text}
    </a>
  )
  return (
    <span class={places}>
      {link('/collectibles', t('menu.collectibles'))}
      {link('/summon', t('menu.summon'))}
      {link('/coins', t('menu.coins'))}
      {link('/activity', t('frame.activity'))}
    </span>
  )
}
