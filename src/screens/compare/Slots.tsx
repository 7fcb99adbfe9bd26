import { t } from '../../i18n'
import { CardBack } from '../../ui/art/CardBack'
import { slots } from './Slots.style'
import { Ways } from './Ways'

/** The places of the two cards while one or both are still to be chosen. @param one the id of the first; null: none yet */
export function Slots({ one }: { one: string | null }) {
  return (
    <div class={slots}>
      <div aria-hidden="true">
        <Slot isTaken={one !== null} />
        <b>VS</b>
        <Slot isTaken={false} />
      </div>
      <h2>{t(one === null ? 'compare.empty' : 'compare.oneOfTwo')}</h2>
      <p>{t(one === null ? 'compare.emptyText' : 'compare.secondOne')}</p>
      <Ways one={one} />
    </div>
  )
}

const Slot = ({ isTaken }: { isTaken: boolean }) => (
  <i data-taken={isTaken}>
    <CardBack eager />
    {!isTaken && <b>+</b>}
  </i>
)
