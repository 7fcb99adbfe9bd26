import { t } from '../../i18n'
import { Icon } from '../../ui/Icon'
import { activityIcon } from '../../ui/icons/activity'
import { assetsIcon } from '../../ui/icons/assets'
import { crownIcon } from '../../ui/icons/crown'
import { eggIcon } from '../../ui/icons/egg'
import { gameIcon } from '../../ui/icons/game'
import { giftIcon } from '../../ui/icons/gift'
import { globeIcon } from '../../ui/icons/globe'
import { legionIcon } from '../../ui/icons/legion'
import { settingsIcon } from '../../ui/icons/settings'
import { starIcon } from '../../ui/icons/star'
import { summonIcon } from '../../ui/icons/summon'
import { walletIcon } from '../../ui/icons/wallet'
import { places } from './Account.style'

const PLACES = [
  ['coins', walletIcon],
  ['activity', activityIcon],
  ['collectibles', assetsIcon],
  ['summon', summonIcon],
  ['mint', starIcon],
  ['hatch', eggIcon],
  ['activate', crownIcon],
  ['dragong', gameIcon],
  ['legion', legionIcon],
  ['servers', globeIcon],
  ['shares', giftIcon],
  ['setting', settingsIcon],
] as const

/** The screens that belong to an account, one tile each. */
export function Places() {
  return (
    <nav class={places} aria-label={t('account.places')}>
      <ul>
        {PLACES.map(([name, icon]) => (
          <li key={name}>
            <a href={`/${name}`}>
              <i>
                <Icon path={icon} size={22} />
              </i>
              {t(`account.to_${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
