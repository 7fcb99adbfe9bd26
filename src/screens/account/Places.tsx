import { t } from '../../i18n'
import { Icon } from '../../ui/art/Icon'
import { activityIcon } from '../../ui/art/icons/activity'
import { assetsIcon } from '../../ui/art/icons/assets'
import { crownIcon } from '../../ui/art/icons/crown'
import { eggIcon } from '../../ui/art/icons/egg'
import { gameIcon } from '../../ui/art/icons/game'
import { giftIcon } from '../../ui/art/icons/gift'
import { globeIcon } from '../../ui/art/icons/globe'
import { legionIcon } from '../../ui/art/icons/legion'
import { settingsIcon } from '../../ui/art/icons/settings'
import { starIcon } from '../../ui/art/icons/star'
import { summonIcon } from '../../ui/art/icons/summon'
import { walletIcon } from '../../ui/art/icons/wallet'
import { places } from './Places.style'

const PLACES = [
  ['coins', walletIcon],
  ['activity', activityIcon],
  ['collectibles', assetsIcon],
  ['summon', summonIcon],
  ['activate', crownIcon],
  ['dragong', gameIcon],
  ['hatch', eggIcon],
  ['mint', starIcon],
  ['legion', legionIcon],
  ['servers', globeIcon],
  ['shares', giftIcon],
  ['setting', settingsIcon],
] as const

/** The screens that belong to an account, one chip each. */
export default function Places() {
  return (
    <nav class={places} aria-label={t('account.places')}>
      <ul>
        {PLACES.map(([name, icon]) => (
          <li key={name}>
            <a href={`/${name}`}>
              <i>
                <Icon path={icon} size={20} />
              </i>
              {t(`account.to_${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
