import { t } from '../../../../i18n'
import { amountText } from '../../../../ui/amountText'
import { Chips } from '../../../../ui/Chips'
import { PricedReview } from './PricedReview'
import type { ReviewProps } from './Review'
import { WithFees } from './WithFees'

const COINS = ['MDS', 'BNB'] as const
const KINDS = ['hero', 'equip', 'pet', 'lingshi'] as const

/** Minting: a card of the chosen kind, for a price in MDS or BNB. The draft is kind and coin. */
export function MintReview({ draft }: ReviewProps) {
  const [wanted, coin = ''] = draft.value.split(' ')
  const kind = KINDS.find((name) => name === wanted) ?? 'hero'
  const put = (choice: string) => {
    draft.value = choice
  }
  return (
    <WithFees>
      {({ mint }) => (
        <PricedReview
          asset={null}
          coins={COINS}
          prices={mint}
          chosen={coin}
          onChoose={(next) => put(`${kind} ${next}`)}
          contract="card"
          receive={t('review.receiveMint', { kind: t(`asset.kind_${kind}`) })}
          confirmText={(price, paidWith) =>
            t('review.confirm_mint', { price: amountText(price, paidWith), coin: paidWith })
          }
          load={() => import('../../../../actions/taps/beginMint')}
          onConfirm={({ beginMint }, paid) => beginMint({ kind, ...paid })}
        >
          <Chips
            label={t('review.mintKind')}
            name="mint-kind"
            items={KINDS.map((name) => ({ value: name, text: t(`asset.kind_${name}`) }))}
            current={kind}
            onSelect={(next) => put(`${next} ${coin}`)}
          />
        </PricedReview>
      )}
    </WithFees>
  )
}
