import { closeFlow } from '../../../actions/money/closeFlow'
import { t } from '../../../i18n'
import { LinkButton } from '../../../ui/inputs/LinkButton'
import { Notice } from '../../../ui/states/Notice'

/** The wallet allowed more than it was asked for, as its owner or the wallet edited it: said, with the way to see it. */
export default function AllowedMore() {
  return (
    <Notice
      tone="warning"
      live
      action={
        <LinkButton href="/allowances" onClick={closeFlow}>
          {t('purse.toAllowances')}
        </LinkButton>
      }
    >
      {t('purse.allowedMore')}
    </Notice>
  )
}
