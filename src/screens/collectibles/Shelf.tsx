import type { AssetKind } from '../../domain/asset'
import { t } from '../../i18n'
import { CardBack } from '../../ui/art/CardBack'
import { ElementMark } from '../../ui/art/elements/ElementMark'
import { bandColour } from '../../ui/art/Grade'
import { Picture } from '../../ui/art/Picture'
import { pictureOf } from '../../ui/art/pictureOf'
import { visuallyHidden } from '../../ui/text/visuallyHidden'
import { frame, shelf as shelfStyle } from './Shelf.style'
import { isFilled, type Slot } from './slots'
import { bandText, countText, elementText } from './words'

export interface ShelfProps {
  kind: AssetKind
  shelf: readonly Slot[]
}

/** The frames of one camp, from common to legend. */
export function Shelf({ kind, shelf }: ShelfProps) {
  const element = shelf[0]?.element ?? 0
  const name = elementText(kind, element)
  return (
    <section class={shelfStyle} aria-label={name}>
      <header>
        <h2>
          <ElementMark of={kind === 'dragon' ? 'skill' : 'camp'} value={element} text={name} size={24} />
        </h2>
        <span>{countText(shelf.filter(isFilled).length, shelf.length)}</span>
      </header>
      <ul>
        {shelf.map((slot) => (
          <li key={slot.key}>
            <Frame kind={kind} slot={slot} camp={name} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The best card of the frame with how many there are; an empty one shows which card is missing. */
function Frame({ kind, slot: { key, element, band, assets }, camp }: { kind: AssetKind; slot: Slot; camp: string }) {
  const [best] = assets
  const text = bandText(band)
  if (!best) {
    return (
      <div class={`${frame} ${bandColour}`} data-band={band} data-empty="true">
        <div>
          <CardBack />
          <ElementMark of={kind === 'dragon' ? 'skill' : 'camp'} value={element} size={32} />
        </div>
        <span>{text}</span>
        <span class={visuallyHidden}> {t('collectibles.missing')}</span>
      </div>
    )
  }
  const { picture, fallback } = pictureOf(best)
  return (
    <a class={`${frame} ${bandColour}`} data-band={band} href={`/collectibles?kind=${kind}&slot=${key}`}>
      <div>
        <Picture src={picture} fallback={fallback} alt="" width={240} height={320} />
        <b>×{assets.length}</b>
      </div>{' '}
      <span>{text}</span>
      <span class={visuallyHidden}>, {camp}</span>
    </a>
  )
}
