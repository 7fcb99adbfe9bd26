import { t } from '../../i18n'
import { Skeleton } from '../../ui/states/Skeleton'
import { visuallyHidden } from '../../ui/text/visuallyHidden'
import { day, skeletonLine } from './Activity.style'

/** Lines that are loading. */
export function ActivitySkeleton() {
  return (
    <section class={day} role="status" aria-busy="true">
      <span class={visuallyHidden}>{t('shell.loading')}</span>
      <Skeleton width="8rem" height="1.2rem" />
      <ul aria-hidden="true">
        {[0, 1, 2, 3, 4, 5].map((each) => (
          <li key={each} class={skeletonLine}>
            <Skeleton width="40px" height="40px" />
            <Skeleton width="55%" />
            <Skeleton width="20%" />
          </li>
        ))}
      </ul>
    </section>
  )
}
