import { useEffect } from 'react'
import { loadLegion } from '../../actions/load/loadLegion'
import { t } from '../../i18n'
import { legion } from '../../state/legion'
import { AsOf } from '../../ui/states/AsOf'
import { beside, pair } from './Legion.style'
import { LegionLoading } from './LegionLoading'
import { LegionPage } from './LegionPage'
import { Level } from './Level'
import { Members } from './Members'
import { Points } from './Points'

const read = () => void loadLegion()

/** The player's legion: level, points and members. Spec 2, 9. */
export default function Legion() {
  useEffect(read, [])
  const { data, busy, error } = legion.value
  return (
    <LegionPage current="legion" title={t('legion.title')}>
      {data && (
        <>
          <AsOf of={legion.value} onRetry={read} />
          <div class={beside}>
            <div class={pair}>
              <Level legion={data} />
              <Points legion={data} />
            </div>
            <Members />
          </div>
        </>
      )}
      {(!data || error) && <LegionLoading error={error} busy={busy} onRetry={read} />}
    </LegionPage>
  )
}
