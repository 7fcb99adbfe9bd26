import { isSparing } from '../../actions/page/isSparing'
import { config } from '../../config'
import { Icon } from '../../ui/art/Icon'
import { checkIcon } from '../../ui/art/icons/check'
import { lockIcon } from '../../ui/art/icons/lock'
import { fan } from './ForgetArt.style'

export interface ForgetArtProps {
  /** The password was reset: the card in the middle is turned over, and the lock is gone. */
  isOpen: boolean
}

/** The login's fan of cards, the middle one face down behind a lock. */
export function ForgetArt({ isOpen }: ForgetArtProps) {
  const cards = ['hero-3-4a', isOpen ? 'dragon-1-5a3' : 'back', 'hero-1-5b']
  return (
    <div class={fan} aria-hidden="true">
      {!isSparing() && (
        <div>
          {cards.map((name) => (
            <i key={name}>
              <img src={`${config.artBase}/${name}.svg`} alt="" width={240} height={320} />
            </i>
          ))}
        </div>
      )}
      <span>
        <Icon path={isOpen ? checkIcon : lockIcon} size={24} />
      </span>
    </div>
  )
}
