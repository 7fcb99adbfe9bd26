import { css } from 'goober'
import { useState } from 'react'
import { freshFilters, type MarketFilters } from '../../domain/marketFilters'
import { t } from '../../i18n'
import { Sheet } from '../../ui/frame/Sheet'
import { useBackToClose } from '../../ui/frame/useBackToClose'
import { Button } from '../../ui/inputs/Button'
import { MarketFilterFields } from '../../ui/inputs/MarketFilterFields'
import { lazyPart } from '../../ui/lazyPart'
import { Stack } from '../../ui/lists/Stack'
import { Skeleton } from '../../ui/states/Skeleton'
import { numberText } from '../../ui/text/numberText'

const LiveFilters = lazyPart(() => import('./LiveFilters'))

/** Profession and stars, side by side where no word of them is cut. */
const pair = css`
  display: flex;
  flex-wrap: wrap;
  margin: -8px -4px 0;
  & > div {
    flex: 1 1 6rem;
    margin: 8px 4px 0;
  }
  & > :first-child {
    flex-basis: 10.5rem;
  }
  & label {
    flex-basis: 4rem;
  }
`

export interface FilterSheetProps {
  filters: MarketFilters
  /** How many offers these filters leave; undefined while that is not known. */
  total: number | undefined
  /** It was opened for the search. */
  atSearch: boolean
  onShow: (filters: MarketFilters) => void
  onClose: () => void
}

/** The filters on a phone: they apply on "show", which says how many offers there are. The order is beside its button. */
export default function FilterSheet({ filters, total, atSearch, onShow, onClose }: FilterSheetProps) {
  useBackToClose(onClose)
  const [wanted, setWanted] = useState(filters)
  const known = total ?? null
  const [count, setCount] = useState(known)
  return (
    <Sheet
      title={t('market.filter')}
      closeLabel={t('common.close')}
      onClose={onClose}
      actions={
        <>
          <span style={{ flexBasis: '5rem' }}>
            <Button wide label={t('market.reset')} onClick={() => onShow(freshFilters(filters))}>
              {t('market.resetAll')}
            </Button>
          </span>
          <span style={{ flexBasis: '12rem' }}>
            <Button kind="primary" wide onClick={() => onShow(wanted)}>
              {t('market.show')}
              {count !== null && ` (${numberText(count)})`}
            </Button>
          </span>
        </>
      }
    >
      <Stack gap="small">
        <LiveFilters filters={wanted} total={known} atSearch={atSearch} onChange={setWanted} onCount={setCount}>
          <Skeleton height="250px" />
        </LiveFilters>
        <div class={pair}>
          <MarketFilterFields name="sheet" filters={wanted} onChange={setWanted} />
        </div>
      </Stack>
    </Sheet>
  )
}
