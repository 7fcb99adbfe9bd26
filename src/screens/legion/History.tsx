import { useState } from 'react'
import { t } from '../../i18n'
import { Chips } from '../../ui/inputs/Chips'
import { LegionPage } from './LegionPage'
import { PointList } from './PointList'
import { RedemptionList } from './RedemptionList'

/** The views, with the provider's type code for those that show one type of points. */
const SHOWN = { all: null, referral: 1, consumption: 2, redemptions: null } as const
type Shown = keyof typeof SHOWN

/** Points received, by type, and those redeemed. Spec 3. */
export function History() {
  const [shown, setShown] = useState<Shown>('all')
  return (
    <LegionPage current="history" title={t('legion.historyTitle')}>
      <Chips<Shown>
        label={t('legion.show')}
        name="shown"
        items={(Object.keys(SHOWN) as Shown[]).map((value) => ({ value, text: t(`legion.show_${value}`) }))}
        current={shown}
        onSelect={setShown}
      />
      {shown === 'redemptions' ? <RedemptionList /> : <PointList type={SHOWN[shown]} />}
    </LegionPage>
  )
}
