import { canDismiss, dismissRun } from '../../actions/wayOut/runs'
import { PRICE_COIN } from '../../domain/coin'
import { type ExitRun, wayOut } from '../../state/wayOut'
import { ExitNotice } from '../../ui/money/ExitNotice'

/** How far an exit has come, with the balance that this page has read after it. */
export function Run({ run }: { run: ExitRun }) {
  const { data } = wayOut.value
  return (
    <ExitNotice
      run={run}
      balance={data?.account === run.account ? data.balances[PRICE_COIN] : undefined}
      onPutAway={canDismiss(run) ? () => dismissRun(run.ref) : undefined}
    />
  )
}
