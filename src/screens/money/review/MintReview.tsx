import { t } from '../../../i18n'
import type { Draft } from '../../../state/flow'
import { Chips } from '../../../ui/inputs/Chips'
import { amountText } from '../../../ui/money/amountText'
import { PricedReview } from './PricedReview'
import type { ReviewProps } from './ReviewProps'
import { WithFees } from './WithFees'

const COINS = ['MDS', 'BNB'] as const
const KINDS = ['hero', 'equip', 'pet', 'lingshi'] as const

/** Minting: a card of the chosen kind, for a price in MDS or BNB. */
export function MintReview({ draft }: ReviewProps) {
  const { assetKind, coin } = draft.value
  const kind = KINDS.find((name) => name === assetKind) ?? 'hero'
  const put = (choice: Partial<Draft>) => {
    draft.value = { ...draft.value, ...choice }
  }
  return (
    <WithFees>
      {({ mint }) => (
        <PricedReview
          asset={null}
          coins={COINS}
          prices={mint}
          chosen={coin}
          onChoose={(next) => put({ coin: next })}
          contract="card"
          receive={t('review.receiveMint', { kind: t(`asset.kind_${kind}`) })}
          confirmText={(price, paidWith) =>
            t('review.confirm_mint', { price: amountText(price, paidWith), coin: paidWith })
          }
          load={() => import('../../../actions/money/taps/beginMint')}
          onConfirm={({ beginMint }, paid) => beginMint({ kind, ...paid })}
        >
          <Chips
            label={t('review.mintKind')}
            name="mint-kind"
            items={KINDS.map((name) => ({ value: name, text: t(`asset.kind_${name}`) }))}
            current={kind}
            onSelect={(next) => put({ assetKind: next })}
          />
        </PricedReview>
      )}
    </WithFees>
  )
}
