import { t } from '../../../../i18n'
import { Notice } from '../../../../ui/Notice'
import type { ReviewProps } from './Review'
import { ReviewFrame } from './ReviewFrame'

const nothing = async () => null

/** A kind that this version cannot run yet. */
export function PlainReview({ flow }: ReviewProps) {
  return (
    <ReviewFrame
      asset={flow.asset}
      confirmText={t(`money.title_${flow.kind}`)}
      ready={false}
      load={nothing}
      onConfirm={Boolean}
    >
      <Notice tone="warning">{t('error.notOpen')}</Notice>
    </ReviewFrame>
  )
}
