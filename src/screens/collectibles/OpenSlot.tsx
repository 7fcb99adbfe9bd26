import type { AssetKind } from '../../domain/asset'
import { t } from '../../i18n'
import { Icon } from '../../ui/art/Icon'
import { backIcon } from '../../ui/art/icons/back'
import { LinkButton } from '../../ui/inputs/LinkButton'
import { LongGrid } from '../../ui/lists/LongGrid'
import { OwnCard } from './OwnCard'
import type { Slot } from './slots'
import { bandText, elementText } from './words'

/** The cards of one frame, the best first. */
export function OpenSlot({ kind, slot: { element, band, assets } }: { kind: AssetKind; slot: Slot }) {
  const title = t('collectibles.slot', {
    camp: elementText(kind, element),
    band: bandText(band),
    count: assets.length,
  })
  return (
    <>
      <LinkButton href={`/collectibles?kind=${kind}`} kind="quiet">
        <Icon path={backIcon} size={20} />
        {t('collectibles.back')}
      </LinkButton>
      <h2>{title}</h2>
      <LongGrid label={title} items={assets} keyOf={({ id }) => id} draw={(asset) => <OwnCard asset={asset} />} />
    </>
  )
}
