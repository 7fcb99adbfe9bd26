import { t } from '../../i18n'
import type { AllowancesKnown } from '../../state/allowances'
import { Icon } from '../../ui/art/Icon'
import { checkIcon } from '../../ui/art/icons/check'
import { searchIcon } from '../../ui/art/icons/search'
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

/** What was found of one sort; something that is allowed outranks what nobody was asked about, which is no fault. */
function Finding({ count, unchecked }: { count: number; unchecked: bigint }) {
  const [tone, icon, text] =
    count > 0
      ? (['warning', warningIcon, t('allowancesPage.taken', { count })] as const)
      : unchecked > 0n
        ? (['info', searchIcon, t('allowancesPage.unchecked', { count: String(unchecked) })] as const)
        : (['good', checkIcon, t('allowancesPage.free')] as const)
  return (
    <b data-tone={tone}>
      <Icon path={icon} size={18} />
      {text}
    </b>
  )
}
