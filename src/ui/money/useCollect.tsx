import type { ComponentChildren } from 'preact'
import { useState } from 'react'
import type { Collected } from '../../actions/game/collectRewards'
import { COINS } from '../../domain/coin'
import { t } from '../../i18n'
import { Notice } from '../states/Notice'
import { amountText } from './amountText'

/** What was collected, in words; '' for nothing. */
function listOf({ tickets, coins }: Collected): string {
  const amounts = COINS.filter((coin) => coins[coin]).map((coin) => `${amountText(coins[coin] ?? 0n, coin)} ${coin}`)
  return [...(tickets > 0 ? [t('frame.ticketCount', { count: tickets })] : []), ...amounts].join(', ')
}

export interface Collecting {
  isBusy: boolean
  /** For the button. */
  collect: () => void
  /** The result; its live region is in the page before it. */
  said: ComponentChildren
}

/** Collects waiting tickets and rewards at a tap. Spec 9. @param ask null: it failed, and a toast said so */
export function useCollect(ask: () => Promise<Collected | null>): Collecting {
  const [isBusy, setBusy] = useState(false)
  const [collected, setCollected] = useState<Collected | null>(null)
  const list = collected && listOf(collected)
  const collect = async () => {
    setBusy(true)
    setCollected(await ask())
    setBusy(false)
  }
  return {
    isBusy,
    collect: () => void collect(),
    said: (
      <div role="status">
        {list !== null && (
          <Notice tone={list ? 'good' : 'info'}>{list ? t('frame.collected', { list }) : t('frame.nothing')}</Notice>
        )}
      </div>
    ),
  }
}
