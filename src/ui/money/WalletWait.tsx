import { css } from 'goober'
import { useEffect, useState } from 'react'
import { t } from '../../i18n'
import type { WalletQuestion } from '../../state/walletQuestion'
import { Button } from '../inputs/Button'
import { NetworkSteps } from './NetworkSteps'
import { walletTitle } from './walletTitle'

/** A player who has not answered by then may not see the wallet's request at all. */
const HINT_AFTER_MS = 20_000

const wait = css`
  margin-top: 8px;
  & > :not(:last-child) {
    margin-bottom: 8px;
  }
  & p {
    color: var(--soft);
  }
  & > [data-busy] {
    color: var(--amber);
  }
`

export type WalletWaitProps = {
  question: WalletQuestion
  /** As identifyWallet names it; '' while nothing is known. */
  wallet: string
  chain: string
  chainId: number
  onCancel: () => void
}

/**
 * Shown during a request to the wallet: what to look for if it takes long, and a cancel button. Needs the table
 * `wallet`.
 */
export function WalletWait({ question, wallet, chain, chainId, onCancel }: WalletWaitProps) {
  const { topic, since, isBusy } = question
  const isLong = useIsLong(since)
  const slots = { wallet: walletTitle(wallet), chain }
  return (
    <div class={wait}>
      {topic === 'chain' && <p>{t('wallet.switching', slots)}</p>}
      {/* Before the hint, so that it stays under the finger when the hint comes. */}
      <Button wide onClick={onCancel}>
        {t('wallet.stop')}
      </Button>
      {isBusy ? (
        <p data-busy>{t('wallet.busy', slots)}</p>
      ) : (
        isLong && topic !== 'find' && <p>{t(`wallet.hint_${topic}`, slots)}</p>
      )}
      {isLong && topic === 'chain' && <NetworkSteps wallet={wallet} chain={chain} chainId={chainId} />}
    </div>
  )
}

/** Whether it has taken so long that the player needs a hint. A clock that was set back only delays it. */
function useIsLong(since: number): boolean {
  const leftMs = () => since + HINT_AFTER_MS - Date.now()
  const [isLong, setLong] = useState(leftMs() <= 0)
  useEffect(() => {
    setLong(leftMs() <= 0)
    const timer = setTimeout(() => setLong(true), Math.min(HINT_AFTER_MS, Math.max(0, leftMs())))
    return () => clearTimeout(timer)
  }, [since])
  return isLong
}
