import { t } from '../../i18n'
import type { AllowancesKnown } from '../../state/allowances'
import { Icon } from '../../ui/art/Icon'
import { checkIcon } from '../../ui/art/icons/check'
import { warningIcon } from '../../ui/art/icons/warning'
import { Facts } from '../../ui/lists/Facts'
import { checked } from './Allowances.style'

/** What the verdict rests on: coins and NFTs apart. Shown only where every question was answered. */
export function Checked({ known: { allowances, missing } }: { known: AllowancesKnown }) {
  const ofCoins = allowances.filter((allowance) => allowance.of === 'coin').length
  return (
    <div class={checked}>
      <Facts
        items={[
          { label: t('allowancesPage.coins'), value: <Finding count={ofCoins} unchecked={0n} /> },
          {
            label: t('allowancesPage.nfts'),
            value: <Finding count={allowances.length - ofCoins} unchecked={missing} />,
          },
        ]}
      />
    </div>
  )
}

/** What was found of one sort; something that is allowed outranks what nobody was asked about. */
function Finding({ count, unchecked }: { count: number; unchecked: bigint }) {
  const isFree = count === 0 && unchecked === 0n
  return (
    <b data-tone={isFree ? 'good' : 'warning'}>
      <Icon path={isFree ? checkIcon : warningIcon} size={18} />
      {isFree
        ? t('allowancesPage.free')
        : count > 0
          ? t('allowancesPage.taken', { count })
          : t('allowancesPage.unchecked', { count: String(unchecked) })}
    </b>
  )
}
