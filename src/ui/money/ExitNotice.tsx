import { useEffect, useRef } from 'react'
import { type Coin, PRICE_COIN } from '../../domain/coin'
import type { Exit } from '../../domain/exit'
import type { AppError } from '../../errors'
import { t } from '../../i18n'
import type { ExitRun } from '../../state/wayOut'
import { Button } from '../inputs/Button'
import { Notice } from '../states/Notice'
import { errorText } from '../text/errorText'
import { explorerHref } from '../text/explorerHref'
import { amountText } from './amountText'
import { tokenText } from './tokenText'

/** What an exit does, in words. */
function titleOf(exit: Exit): string {
  if (exit.is === 'collect') return t('exit.run_collect')
  if (exit.is !== 'zero') return t(`exit.run_${exit.is}`, { name: tokenText(exit) })
  const { allowance } = exit
  const what =
    allowance.of === 'token'
      ? tokenText(allowance)
      : `${t(`allowances.contract_${allowance.spender}`)}, ${
          allowance.of === 'coin'
            ? allowance.coin
            : t(`allowances.all_${allowance.collection}`, { contract: '' }).trim()
        }`
  return t('exit.run_zero', { what })
}

function whyNot(error: AppError): string {
  if (error.key === 'unknownOutcome') return t('exit.unsure')
  // Its own sentence speaks of a login.
  if (error.key === 'accountChanged') return t('exit.otherAccount', { account: String(error.params.account) })
  return errorText(error)
}

export type ExitNoticeProps = {
  run: ExitRun
  /** What the account has of the coin of prices by now; undefined: not known. */
  balance?: bigint | undefined
  /** Where it can be put away: it has ended, nobody knows whether it was sent, or the chain does not show it. */
  onPutAway?: (() => void) | undefined
}

/**
 * How far an exit has come; at its end what the receipt says, and the balance that the chain shows after it. Needs the
 * tables `exit`, `allowances`, `waiting` and `error`.
 */
export function ExitNotice({ run, balance, onPutAway }: ExitNoticeProps) {
  const { exit, stage, error, isLate, hash } = run
  const tone = stage === 'final' ? 'good' : stage === 'failed' ? 'bad' : error ? 'warning' : 'info'
  const href = explorerHref(hash)
  const box = useRef<HTMLDivElement>(null)
  // It may have been tapped far below: what becomes of it must be in sight.
  useEffect(() => box.current?.scrollIntoView({ block: 'center' }), [])
  return (
    <div ref={box}>
      <Notice
        tone={tone}
        live
        action={
          onPutAway && (
            <Button onClick={onPutAway}>{t(stage === 'sent' && !hash ? 'exit.notSent' : 'common.close')}</Button>
          )
        }
      >
        <b>{titleOf(exit)}</b>
        {error?.key !== 'unknownOutcome' && <p>{t(`exit.stage_${stage}`)}</p>}
        {isLate && <p>{t('exit.late')}</p>}
        {error && !isLate && <p>{whyNot(error)}</p>}
        {error?.key === 'transactionFailed' && <p>{t('exit.feeOnly')}</p>}
        <Result run={run} balance={balance} />
        {href && (
          <p>
            <a href={href} target="_blank" rel="noopener noreferrer">
              {t('exit.transaction')}
            </a>
          </p>
        )}
      </Notice>
    </div>
  )
}

function Result({ run: { exit, outcome }, balance }: Pick<ExitNoticeProps, 'run' | 'balance'>) {
  if (!outcome) return null
  const earned = (Object.entries(outcome.earned) as [Coin, bigint][]).map(
    ([coin, units]) => `${amountText(units, coin)} ${coin}`,
  )
  return (
    <>
      {earned.length > 0 && <p>{t('exit.received', { list: earned.join(', ') })}</p>}
      {outcome.received.length > 0 && exit.is === 'withdraw' && <p>{t('exit.back', { list: tokenText(exit) })}</p>}
      {earned.length > 0 && balance !== undefined && (
        <p>{t('exit.balanceNow', { amount: `${amountText(balance)} ${PRICE_COIN}` })}</p>
      )}
    </>
  )
}
