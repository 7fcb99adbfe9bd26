import type { Coin } from '../../domain/coin'
import { t } from '../../i18n'
import { Icon } from '../../ui/art/Icon'
import { upIcon } from '../../ui/art/icons/up'
import { walletIcon } from '../../ui/art/icons/wallet'
import { button } from '../../ui/inputs/Button.style'
import { tasks } from './Tasks.style'
import { coinPath, TASKS, type Task } from './useCoinQuery'

const SIGNS = { topup: upIcon, withdraw: walletIcon } as const

export interface TasksProps {
  coin: Coin
  task: Task | null
}

/** What can be done with a coin; until one is chosen, topping up is the main button. */
export const Tasks = ({ coin, task }: TasksProps) => (
  <nav class={tasks} aria-label={t('coins.tasks', { coin })}>
    {TASKS.map((name) => (
      <a
        key={name}
        class={button}
        data-kind={name === 'topup' && !task && 'primary'}
        href={coinPath(coin, name)}
        aria-current={name === task ? 'page' : undefined}
      >
        <Icon path={SIGNS[name]} size={20} />
        {t(`coins.${name}`)}
      </a>
    ))}
  </nav>
)
