import { loadAllowances } from '../../actions/load/loadAllowances'
import { canDismiss, dismissRun, isOver } from '../../actions/wayOut/runs'
import { zeroAllowance } from '../../actions/wayOut/zeroAllowance'
import { config } from '../../config'
import type { Address } from '../../domain/address'
import { allowanceText } from '../../domain/allowances'
import { t } from '../../i18n'
import { type AllowancesKnown, allowances } from '../../state/allowances'
import { exitRuns } from '../../state/wayOut'
import { Icon } from '../../ui/art/Icon'
import { refreshIcon } from '../../ui/art/icons/refresh'
import { Button } from '../../ui/inputs/Button'
import { Panel } from '../../ui/lists/Panel'
import { AllowanceList } from '../../ui/money/AllowanceList'
import { ExitNotice } from '../../ui/money/ExitNotice'
import { LoadError } from '../../ui/states/LoadError'
import { Loading } from '../../ui/states/Loading'
import { Notice } from '../../ui/states/Notice'
import { list, sides } from './Allowances.style'
import { Checked } from './Checked'
import { Meaning } from './Meaning'
import { Missing } from './Missing'
import { OnWrongChain } from './OnWrongChain'
import { Verdict } from './Verdict'

const read = () => void loadAllowances()

/** The list of this account, and above it what is being set to zero. */
export function OwnAllowances({ account }: { account: Address }) {
  const { data, busy, error } = allowances.value
  const known = data?.account === account ? data : null
  const runs = exitRuns.value.filter((run) => run.account === account && run.exit.is === 'zero')
  return (
    <>
      <OnWrongChain />
      {runs.map((run) => (
        <ExitNotice key={run.ref} run={run} onPutAway={canDismiss(run) ? () => dismissRun(run.ref) : undefined} />
      ))}
      {error && (
        <>
          {!known && <Notice tone="warning">{t('allowancesPage.unknown')}</Notice>}
          <LoadError title={t('allowancesPage.notRead')} error={error} onRetry={read} busy={busy} />
        </>
      )}
      {!known && !error && <Loading height="16rem" />}
      {known && (
        <Panel busy={busy}>
          <div class={sides}>
            <Verdict known={known} />
            <div class={list}>
              {known.unread === 0 && <Checked known={known} />}
              <List known={known} />
              <footer>
                <p>{t('allowancesPage.text')}</p>
                <Button kind="quiet" busy={busy} onClick={read}>
                  <Icon path={refreshIcon} size={16} />
                  {t('exit.readAgain')}
                </Button>
              </footer>
            </div>
          </div>
          <Meaning />
        </Panel>
      )}
    </>
  )
}

function List({ known }: { known: AllowancesKnown }) {
  const { account, allowances: all, unread, missing } = known
  const isWhole = missing === 0n
  const busy = exitRuns.value
    // One that is done stays in the list until that is read again.
    .filter((run) => run.account === account && (!isOver(run) || (run.stage === 'final' && allowances.value.busy)))
    .map(({ exit }) => (exit.is === 'zero' ? allowanceText(exit.allowance) : ''))
  return (
    <>
      {(all.length > 0 || unread > 0) && (
        <AllowanceList
          allowances={all}
          unread={unread}
          isWhole={isWhole}
          busy={busy}
          contracts={config.contracts}
          onZero={(allowance) => void zeroAllowance(allowance, account)}
        />
      )}
      {!isWhole && <Missing count={missing} isNews={unread > 0} isMain={all.length === 0} />}
    </>
  )
}
