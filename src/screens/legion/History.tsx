import { useState } from 'react'
import { t } from '../../i18n'
import { Icon } from '../../ui/art/Icon'
import { giftIcon } from '../../ui/art/icons/gift'
import { legionIcon } from '../../ui/art/icons/legion'
import { starIcon } from '../../ui/art/icons/star'
import { tagIcon } from '../../ui/art/icons/tag'
import { Chips } from '../../ui/inputs/Chips'
import { historyPage } from './History.style'
import { LegionPage } from './LegionPage'
import { PointList } from './PointList'
import { RedemptionList } from './RedemptionList'

/** The views: their sign, and the provider's type code for those that show one type of points. */
const SHOWN = {
  all: { icon: starIcon, type: null },
  referral: { icon: legionIcon, type: 1 },
  consumption: { icon: tagIcon, type: 2 },
  redemptions: { icon: giftIcon, type: null },
} as const
type Shown = keyof typeof SHOWN

/** Points received, by type, and those redeemed. Spec 3. */
export function History() {
  const [shown, setShown] = useState<Shown>('all')
  return (
    <LegionPage current="history" title={t('legion.historyTitle')}>
      <div class={historyPage}>
        <div>
          <Chips<Shown>
            label={t('legion.show')}
            name="shown"
            items={(Object.keys(SHOWN) as Shown[]).map((value) => ({
              value,
              text: t(`legion.show_${value}`),
              mark: <Icon path={SHOWN[value].icon} size={18} />,
            }))}
            current={shown}
            onSelect={setShown}
          />
        </div>
        {shown === 'redemptions' ? <RedemptionList /> : <PointList type={SHOWN[shown].type} />}
      </div>
    </LegionPage>
  )
}
