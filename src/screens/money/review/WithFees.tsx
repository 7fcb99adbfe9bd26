import type { ComponentChildren } from 'preact'
import { useEffect } from 'react'
import { loadFees } from '../../../actions/load/loadFees'
import type { Fees } from '../../../domain/fees'
import { t } from '../../../i18n'
import { fees } from '../../../state/assets'
import { Loaded } from '../../../ui/states/Loaded'

export interface WithFeesProps {
  children: (fees: Fees) => ComponentChildren
}

/** Draws what needs the current prices. They are read again each time, and nothing can be confirmed without them. */
export function WithFees({ children }: WithFeesProps) {
  useEffect(() => void loadFees(), [])
  return (
    <Loaded of={fees.value} height="12rem" failed={t('money.priceUnknown')} onRetry={() => void loadFees()}>
      {children}
    </Loaded>
  )
}
