import { t } from '../../i18n'
import { isLoggedIn } from '../../state/session'
import { CardBack } from '../../ui/art/CardBack'
import { Icon } from '../../ui/art/Icon'
import { checkIcon } from '../../ui/art/icons/check'
import { beginChoosing } from './beginChoosing'
import { OwnPicks } from './OwnPicks'
import { slots } from './Slots.style'
import { Ways } from './Ways'

/**
 * The places of the two cards while one or both are still to be chosen: a tap on an empty one goes to the market, the
 * ways below also lead to the player's own, and some of those are there to tap. @param one the id of the first; null: none yet
 */
export function Slots({ one }: { one: string | null }) {
  const begin = () => beginChoosing(one)
  return (
    <>
      <div class={slots}>
        {one === null ? (
          <Slot name={t('compare.slotOne')} onChoose={begin} />
        ) : (
          <div>
            <CardBack eager />
            <span>
              <Icon path={checkIcon} size={18} />
              {t('compare.slotTaken')}
            </span>
          </div>
        )}
        <i aria-hidden="true">VS</i>
        <Slot name={t('compare.slotOther')} onChoose={begin} />
      </div>
      <Ways one={one} />
      {isLoggedIn.value && <OwnPicks one={one} />}
    </>
  )
}

const Slot = ({ name, onChoose }: { name: string; onChoose: () => void }) => (
  <a href="/marketplace" onClick={onChoose}>
    <CardBack eager />
    <span>
      <b aria-hidden="true" />
      {name}
    </span>
  </a>
)
