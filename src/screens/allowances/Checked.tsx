import { t } from '../../i18n'
import type { AllowancesKnown } from '../../state/allowances'
import { Icon } from '../../ui/art/Icon'
import { checkIcon } from '../../ui/art/icons/check'
import { warningIcon } from '../../ui/art/icons/warning'
import { Facts } from '../../ui/lists/Facts'
import { checked } from './Allowances.style'

/** What the verdict rests on: coins and NFTs apart. Shown only where every question was answered. */
export function Checked({ known: { allowances, missing } }: { known: AllowancesKnown }) {
  const isOpen = allowances.length > 0
  const ofCoins = allowances.filter((allowance) => allowance.of === 'coin').length
  return (
    <div class={checked}>
      <Facts
        items={[
          { label: t('allowancesPage.coins'), value: <Finding count={ofCoins} unchecked={0n} isOpen={isOpen} /> },
          {
            label: t('allowancesPage.nfts'),
            value: <Finding count={allowances.length - ofCoins} unchecked={missing} isOpen={isOpen} />,
          },
        ]}
      />
    </div>
  )
}

interface FindingProps {
  count: number
  unchecked: bigint
  /** The verdict is about what is allowed; otherwise it has the number of what is not checked. */
  isOpen: boolean
}

/** What was found of one sort; something that is allowed outranks what nobody was asked about. */
function Finding({ count, unchecked, isOpen }: FindingProps) {
  const isFree = count === 0 && unchecked === 0n
  return (
    <b data-tone={isFree ? 'good' : 'warning'}>
      <Icon path={isFree ? checkIcon : warningIcon} size={18} />
      {isFree
        ? t('allowancesPage.free')
        : count > 0
          ? t('allowancesPage.taken', { count })
          : isOpen
            ? t('allowancesPage.unchecked', { count: String(unchecked) })
            : t('allowancesPage.notYet')}
    </b>
  )
}
