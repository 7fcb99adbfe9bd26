import type { Asset } from '../../domain/asset'
import { t } from '../../i18n'
import { gradeBand } from '../../ui/art/gradeBand'
import { Panel } from '../../ui/lists/Panel'
import { StatBars } from '../../ui/lists/StatBars'
import { numberText } from '../../ui/text/numberText'
import { Progress } from './Progress'
import { summary } from './Shelf.style'
import { BANDS, isFilled, type Slot, STARS } from './slots'
import { bandText, countText } from './words'

export interface AlbumSummaryProps {
  items: readonly Asset[]
  slots: readonly Slot[]
  isWhole: boolean
}

/** How full the album is. */
export function AlbumSummary({ items, slots, isWhole }: AlbumSummaryProps) {
  const filled = slots.filter(isFilled).length
  return (
    <div class={summary} aria-busy={!isWhole} data-narrow="true">
      <Progress label={t('collectibles.found')} share={filled / slots.length} text={countText(filled, slots.length)} />
      <p role="status">{t(isWhole ? 'collectibles.held' : 'collectibles.counting', { count: items.length })}</p>
    </div>
  )
}

/** How the cards spread over grades and stars. */
export function Spread({ items }: { items: readonly Asset[] }) {
  const stat = (label: string, isIn: (asset: Asset) => boolean) => {
    const count = items.filter(isIn).length
    return { label, value: numberText(count), share: count / items.length }
  }
  return (
    <>
      <Panel title={t('collectibles.byGrade')}>
        <StatBars stats={BANDS.map((band) => stat(bandText(band), ({ grade }) => gradeBand(grade) === band))} />
      </Panel>
      <Panel title={t('collectibles.byStars')}>
        <StatBars stats={STARS.map((count) => stat(t('asset.stars', { count }), ({ star }) => star === count))} />
      </Panel>
    </>
  )
}
