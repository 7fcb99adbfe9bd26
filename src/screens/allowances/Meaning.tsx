import { useState } from 'react'
import { t } from '../../i18n'
import { Icon } from '../../ui/art/Icon'
import { nextIcon } from '../../ui/art/icons/next'
import { meaning } from './Allowances.style'

const POINTS = ['What', 'How', 'Zero', 'Unknown'] as const

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
        {POINTS.map((point) => (
          <li key={point}>{t(`allowancesPage.meaning${point}`)}</li>
        ))}
      </ul>
    </details>
  )
}
