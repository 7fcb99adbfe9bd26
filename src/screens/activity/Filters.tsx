import type { ComponentChildren } from 'preact'
import { useLocation } from 'wouter'
import { ACTIVITY_CHOICES, type ActivityFilter, activityPath } from '../../domain/activityFilter'
import { COINS } from '../../domain/coin'
import { t } from '../../i18n'
import { Select } from '../../ui/inputs/Select'
import { filters } from './Activity.style'

export interface FiltersProps {
  filter: ActivityFilter
  /** What is shown next to them. */
  children: ComponentChildren
}

/** Type and coin. A choice replaces the current one in the history. Spec 3. */
export function Filters({ filter: { type, coin }, children }: FiltersProps) {
  const [, navigate] = useLocation()
  const go = (next: ActivityFilter) => navigate(activityPath(next), { replace: true })
  return (
    <div class={filters}>
      <Select
        label={t('activity.type')}
        name="activity-type"
        value={type ?? ''}
        options={[
          { value: '', text: t('activity.allTypes') },
          ...ACTIVITY_CHOICES.map((choice) => ({ value: choice, text: t(`activity.type_${choice}`) })),
        ]}
        onSelect={(value) => go({ type: value || null, coin })}
      />
      <Select
        label={t('activity.coin')}
        name="activity-coin"
        value={coin ?? ''}
        options={[{ value: '', text: t('activity.allCoins') }, ...COINS.map((name) => ({ value: name, text: name }))]}
        onSelect={(value) => go({ type, coin: value || null })}
      />
      {children}
    </div>
  )
}
