import { useState } from 'react'
import { t } from '../../i18n'
import { Icon } from '../../ui/art/Icon'
import { checkIcon } from '../../ui/art/icons/check'
import { infoIcon } from '../../ui/art/icons/info'
import { lockIcon } from '../../ui/art/icons/lock'
import { nextIcon } from '../../ui/art/icons/next'
import { refreshIcon } from '../../ui/art/icons/refresh'

import { meaning } from './Allowances.style'

const POINTS = [
  ['What', lockIcon],
  ['How', checkIcon],
  ['Zero', refreshIcon],
  ['Unknown', infoIcon],
] as const

/** What an allowance is, in plain words; open from the start where there is room for it. */
export function Meaning() {
  const [isOpen] = useState(() => matchMedia('(min-width: 62rem)').matches)
  return (
    <details class={meaning} open={isOpen}>
      <summary>
        <span>
          {t('allowancesPage.meaning')}
          <Icon path={nextIcon} size={16} />
        </span>
      </summary>
      <ul>
        {POINTS.map(([point, icon]) => (
          <li key={point}>
            <Icon path={icon} size={22} />
            <div>
              <b>{t(`allowancesPage.point${point}`)}</b>
              <p>{t(`allowancesPage.meaning${point}`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </details>
  )
}
