import { useState } from 'react'
import { type MarketFilters, toMarketFilters } from '../../domain/marketFilters'
import { t } from '../../i18n'
import { Sheet } from '../../ui/frame/Sheet'
import { useBackToClose } from '../../ui/frame/useBackToClose'
import { Button } from '../../ui/inputs/Button'
import { MarketFilterFields } from '../../ui/inputs/MarketFilterFields'
import { Stack } from '../../ui/lists/Stack'

export interface FilterSheetProps {
  filters: MarketFilters
  onShow: (filters: MarketFilters) => void
  onClose: () => void
}

/** The filters on a phone: they apply on "show", not at each choice. */
export default function FilterSheet({ filters, onShow, onClose }: FilterSheetProps) {
  useBackToClose(onClose)
  const [wanted, setWanted] = useState(filters)
  return (
    <Sheet
      title={t('market.filter')}
      closeLabel={t('common.close')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => onShow({ ...toMarketFilters(''), tab: filters.tab })}>{t('market.reset')}</Button>
          <Button kind="primary" onClick={() => onShow(wanted)}>
            {t('market.show')}
          </Button>
        </>
      }
    >
      <Stack>
        <MarketFilterFields name="sheet" filters={wanted} onChange={setWanted} />
      </Stack>
    </Sheet>
  )
}
