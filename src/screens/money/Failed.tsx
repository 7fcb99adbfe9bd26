import { coinOf } from '../../domain/coinOf'
import { doctorHref } from '../../domain/doctorHref'
import { isForDoctor } from '../../domain/isForDoctor'
import { AppError } from '../../errors'
import { locale, t } from '../../i18n'
import { openEntries } from '../../state/journal'
import { LinkButton } from '../../ui/inputs/LinkButton'
import { lazyPart } from '../../ui/lazyPart'
import { Notice } from '../../ui/states/Notice'
import { errorText } from '../../ui/text/errorText'
import { AssetHead } from './AssetHead'
import { Doubt } from './Doubt'
import { ExplorerLink } from './ExplorerLink'
import { FailedActions } from './FailedActions'
import { isStale } from './isStale'
import { stageBox } from './MoneySheet.style'
import type { RunProps } from './run/Run'
import { RunSteps } from './run/RunSteps'
import type { StaleProps } from './stale/StaleProps'
import { useFocusOnce } from './useFocusOnce'
import { wayOn } from './wayOn'

const StaleNews = lazyPart<StaleProps>(() => import('./stale/StaleNews'), ['stale', 'asset'])
const StaleActions = lazyPart<StaleProps>(() => import('./stale/StaleActions'), ['stale', 'asset'])

/** An action that ended early: why, how far it got, whether something may still have been sent, and how to go on. */
export function Failed({ flow, entry, price, reached }: RunProps) {
  const box = useFocusOnce<HTMLDivElement>()
  const error = flow.error ?? new AppError('unexpected')
  const way = wayOn(flow, entry, openEntries.value)
  const isUnsure = way.is === 'look'
  const isUnknown = error.key === 'unknownOutcome'
  const held = openEntries.value.find(({ id }) => 'entryId' in way && id === way.entryId)
  const reason = (
    <Notice tone={isUnsure ? 'warning' : 'bad'} live>
      {errorText(error)} {way.is === 'continue' && t('money.failed_kept')}
      {isUnknown
        ? flow.advice && t('money.ifNotSent', { advice: errorText(new AppError(flow.advice, { coin: 'BNB' })) })
        : isUnsure && entry && t('money.failed_unsure')}
    </Notice>
  )
  const { asset } = flow
  const isOld = !held && isStale(flow)
  // Whether it helps to try again is known once it is known what has happened.
  const actions = (
    <FailedActions flow={flow} way={isOld && way.is === 'review' && flow.change !== null ? { is: 'none' } : way} />
  )
  return (
    <div ref={box} class={stageBox} tabIndex={-1}>
      {asset && <AssetHead asset={asset} price={price} coin={coinOf(entry)} small />}
      {asset && isOld ? (
        <StaleNews flow={flow} asset={asset}>
          {reason}
        </StaleNews>
      ) : (
        reason
      )}
      <RunSteps flow={flow} entry={entry} reached={reached} />
      <ExplorerLink hash={entry?.hash} />
      {held && <Doubt entry={held} />}
      {isForDoctor(error.key) && (
        <LinkButton href={doctorHref(locale.value)} kind="quiet">
          {t('frame.doctor')}
        </LinkButton>
      )}
      {asset && isOld && flow.change ? (
        <StaleActions flow={flow} asset={asset}>
          {actions}
        </StaleActions>
      ) : (
        actions
      )}
    </div>
  )
}
