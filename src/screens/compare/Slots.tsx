import { t } from '../../i18n'
import { ownAssets } from '../../state/assets'
import { market } from '../../state/market'
import { CardBack } from '../../ui/art/CardBack'
import { Icon } from '../../ui/art/Icon'
import { checkIcon } from '../../ui/art/icons/check'
import { Picture } from '../../ui/art/Picture'
import { pictureOf } from '../../ui/art/pictureOf'
import { beginChoosing } from './beginChoosing'
import { Picks } from './Picks'
import { slots } from './Slots.style'

/**
 * The places of the two cards while one or both are still to be chosen: a tap on an empty one goes to the market, and
 * one on a card of the strip below takes the next place. @param one the id of the first; null: none yet
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
            <Chosen id={one} />
            <span>
              <Icon path={checkIcon} size={18} />
              {t('compare.slotTaken')}
            </span>
          </div>
        )}
        <i aria-hidden="true">VS</i>
        <Slot name={t('compare.slotOther')} onChoose={begin} />
      </div>
      <Picks one={one} />
    </>
  )
}

/** The chosen card where a list has it, else its back. */
function Chosen({ id }: { id: string }) {
  const lists = [ownAssets.value.data, market.value.data]
  const asset = lists.map((list) => list?.items.find((each) => each.id === id)).find(Boolean)
  if (!asset) return <CardBack eager />
  const { picture, fallback } = pictureOf(asset)
  return <Picture src={picture} fallback={fallback} alt={asset.name} width={240} height={320} eager />
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
