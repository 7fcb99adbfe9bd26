import { useState } from 'react'
import { type MarketFilters, toMarketFilters } from '../../domain/marketFilters'
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

export interface FilterSheetProps {
  filters: MarketFilters
  onShow: (filters: MarketFilters) => void
  onClose: () => void
}

/** The filters on a phone: they apply on "show", which says how many offers there are. */
export default function FilterSheet({ filters, onShow, onClose }: FilterSheetProps) {
  useBackToClose(onClose)
  const [wanted, setWanted] = useState(filters)
  const [count, setCount] = useState<number | null>(null)
  return (
    <Sheet
      title={t('market.filter')}
      closeLabel={t('common.close')}
      onClose={onClose}
      actions={
        <>
          <span style={{ flexBasis: '5rem' }}>
            <Button wide label={t('market.reset')} onClick={() => onShow({ ...toMarketFilters(''), tab: filters.tab })}>
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
        <LiveFilters filters={wanted} onChange={setWanted} onCount={setCount}>
          <Skeleton height="178px" />
        </LiveFilters>
        <MarketFilterFields name="sheet" filters={wanted} onChange={setWanted} />
      </Stack>
    </Sheet>
  )
}
