import { css } from 'goober'
import { t } from '../../i18n'
import { type BarPlace, place } from '../../state/place'

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

/** The player's places in the top bar from 1024 px on, the present one marked; narrower screens have them in the menu. */
export default function PlaceLinks({ path }: { path: string }) {
  // A place with others around it is marked for them, too; of those around the collection, /summon has its own link.
  const link = (href: string, text: string, around?: BarPlace) => (
    <a
      href={href}
      data-wide
      aria-current={path === href ? 'page' : path !== '/summon' && place.value === around ? 'true' : undefined}
    >
      {text}
    </a>
  )
  return (
    <span class={places}>
      {link('/collectibles', t('menu.collectibles'), 'play')}
      {link('/summon', t('menu.summon'))}
      {link('/coins', t('menu.coins'))}
      {link('/activity', t('frame.activity'), 'activity')}
    </span>
  )
}
