import { useState } from 'react'
import { type MarketFilters, toMarketFilters } from '../../domain/marketFilters'
import { t } from '../../i18n'
import { Button } from '../../ui/Button'
import { MarketFilterFields } from '../../ui/MarketFilterFields'
import { Sheet } from '../../ui/Sheet'
import { Stack } from '../../ui/Stack'
import { useBackToClose } from '../../ui/useBackToClose'

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
