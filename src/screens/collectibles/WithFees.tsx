import type { ComponentChildren } from 'preact'
import { loadFees } from '../../actions/load/loadFees'
import type { Fees } from '../../domain/fees'
import { t } from '../../i18n'
import { fees } from '../../state/assets'
import { Loaded } from '../../ui/states/Loaded'

export interface WithFeesProps {
  /** The shape of the content until then. */
  skeleton?: ComponentChildren
  children: (prices: Fees) => ComponentChildren
}

/** Draws its children once the prices in force are loaded. */
export const WithFees = ({ skeleton, children }: WithFeesProps) => (
  <Loaded
    of={fees.value}
    height="16rem"
    skeleton={skeleton}
    failed={t('collectibles.notLoaded')}
    onRetry={() => void loadFees()}
  >
    {children}
  </Loaded>
)
