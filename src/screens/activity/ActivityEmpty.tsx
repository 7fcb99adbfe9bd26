import type { ActivityFilter } from '../../domain/activityFilter'
import { t } from '../../i18n'
import { activityIcon } from '../../ui/art/icons/activity'
import { LinkButton } from '../../ui/inputs/LinkButton'
import { EmptyState } from '../../ui/states/EmptyState'

/** No lines: none at all, or none under the filter; each has its own next step. */
export function ActivityEmpty({ filter: { type, coin } }: { filter: ActivityFilter }) {
  if (type || coin) {
    return (
      <EmptyState
        icon={activityIcon}
        title={t('activity.emptyFilter')}
        action={<LinkButton href="/activity">{t('activity.showAll')}</LinkButton>}
      />
    )
  }
  return (
    <EmptyState
      icon={activityIcon}
      title={t('activity.empty')}
      text={t('activity.emptyText')}
      action={<LinkButton href="/marketplace">{t('asset.toMarket')}</LinkButton>}
    />
  )
}
