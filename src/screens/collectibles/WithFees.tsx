import type { ComponentChildren } from 'preact'
import { loadFees } from '../../actions/load/loadFees'
import type { Fees } from '../../domain/fees'
import { t } from '../../i18n'
import { fees } from '../../state/assets'
import { Loaded } from '../../ui/states/Loaded'

/** Draws its children once the prices in force are loaded. */
export const WithFees = ({ children }: { children: (prices: Fees) => ComponentChildren }) => (
  <Loaded of={fees.value} height="16rem" failed={t('collectibles.notLoaded')} onRetry={() => void loadFees()}>
    {children}
  </Loaded>
)
