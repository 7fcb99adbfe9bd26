import { useLayoutEffect, useRef } from 'react'
import { t } from '../../i18n'
import { user } from '../../state/session'
import { Icon } from '../../ui/art/Icon'
import { backIcon } from '../../ui/art/icons/back'
import { lazyPart } from '../../ui/lazyPart'
import { Panel } from '../../ui/lists/Panel'
import { CoinMark } from '../../ui/money/CoinMark'
import { Notice } from '../../ui/states/Notice'
import { CoinAmounts } from './CoinAmounts'
import { coinHead } from './Coins.style'
import { Tasks, type TasksProps } from './Tasks'
import { TopUpTask } from './TopUpTask'

/** Its form is loaded when it is wanted, so that the balances do not wait for it. */
const WithdrawTask = lazyPart(() => import('./WithdrawTask'))

/** One coin: its amounts with every digit, and what can be done with it. */
export function CoinPanel({ coin, task }: TasksProps) {
  const head = useRef<HTMLHeadingElement>(null)
  // On a phone this replaces the list it was chosen from, so the focus moves here.
  useLayoutEffect(() => head.current?.focus({ preventScroll: true }), [coin])
  return (
    <Panel tone="gold">
      <div class={coinHead}>
        <a href="/coins">
          <Icon path={backIcon} size={18} />
          {t('coins.list')}
        </a>
        <h2 ref={head} tabIndex={-1}>
          <CoinMark coin={coin} size={44} />
          {coin}
        </h2>
      </div>
      <CoinAmounts coin={coin} exact />
      {(user.value?.frozenCoins[coin] ?? 0n) > 0n && <p data-soft="true">{t('coins.frozenMeans')}</p>}
      {coin === 'BNB' ? (
        <Notice>{t('coins.walletOnly')}</Notice>
      ) : (
        <>
          <Tasks coin={coin} task={task} />
          {task === 'topup' && <TopUpTask key={coin} coin={coin} />}
          {task === 'withdraw' && <WithdrawTask key={coin} coin={coin} />}
        </>
      )}
    </Panel>
  )
}
