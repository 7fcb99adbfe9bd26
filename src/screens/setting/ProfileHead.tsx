import type { User } from '../../domain/player'
import { t } from '../../i18n'
import { Avatar } from '../../ui/art/Avatar'
import { Icon } from '../../ui/art/Icon'
import { checkIcon } from '../../ui/art/icons/check'
import { warningIcon } from '../../ui/art/icons/warning'
import { profileHead } from './ProfileHead.style'

export interface ProfileHeadProps {
  player: User
  /** What keeps the account safe, and whether it is set. */
  safeguards: ReadonlyArray<{ text: string; isSet: boolean }>
}

/** Who the player is, and how far the account is secured. */
export function ProfileHead({ player, safeguards }: ProfileHeadProps) {
  const { nickname, userid } = player
  const count = safeguards.filter(({ isSet }) => isSet).length
  return (
    <div class={profileHead}>
      <Avatar seed={userid} size={52} />
      <div>
        <p>{nickname || userid}</p>
        <p data-whole={count === safeguards.length}>
          <span aria-hidden="true">
            {safeguards.map(({ text }, index) => (
              <i key={text} data-on={index < count} />
            ))}
          </span>
          {t('setting.secured', { count, total: safeguards.length })}
        </p>
      </div>
      <ul aria-hidden="true">
        {safeguards.map(({ text, isSet }) => (
          <li key={text} data-on={isSet}>
            <Icon path={isSet ? checkIcon : warningIcon} size={20} />
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
