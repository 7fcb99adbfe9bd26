import { t } from '../../i18n'
import { Icon } from '../../ui/art/Icon'
import { checkIcon } from '../../ui/art/icons/check'
import { steps } from './Steps.style'

const STEPS = ['account', 'code', 'reset'] as const

/** How far a reset has come: the account, the code to it, the reset itself. */
export function Steps({ now }: { now: number }) {
  return (
    <ol class={steps} aria-label={t('forget.steps')}>
      {STEPS.map((name, index) => (
        <li key={name} data-done={index < now} aria-current={index === now ? 'step' : undefined}>
          <b>{index < now ? <Icon path={checkIcon} size={16} /> : <span>{index + 1}</span>}</b>
          {t(`forget.step_${name}`)}
        </li>
      ))}
    </ol>
  )
}
