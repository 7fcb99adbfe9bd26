import { coinOf } from '../../domain/coinOf'
import { doctorHref } from '../../domain/doctorHref'
import { isForDoctor } from '../../domain/isForDoctor'
import { Step } from '../../domain/journal'
import { AppError } from '../../errors'
import { locale, t } from '../../i18n'
import { moreAllowed } from '../../state/flow'
import { openEntries } from '../../state/journal'
import { LinkButton } from '../../ui/inputs/LinkButton'
import { lazyPart } from '../../ui/lazyPart'
import { AssetHead } from '../../ui/money/AssetHead'
import { stageBox } from '../../ui/money/MoneySheet.style'
import { useFocusOnce } from '../../ui/money/useFocusOnce'
import { Notice } from '../../ui/states/Notice'
import { errorText } from '../../ui/text/errorText'
import { Doubt } from './Doubt'
import { ExplorerLink } from './ExplorerLink'
import { FailedActions } from './FailedActions'
import { isStale } from './isStale'
import { allowedOf } from './run/allowedOf'
import type { RunProps } from './run/RunProps'
import { RunSteps } from './run/RunSteps'
import type { StaleProps } from './stale/StaleProps'
import { wayOn } from './wayOn'

const AllowedMore = lazyPart(() => import('./purse/AllowedMore'), ['purse'])
const PurseLeft = lazyPart(() => import('./purse/PurseLeft'), ['purse'])
const StaleNews = lazyPart<StaleProps>(() => import('./stale/StaleNews'), ['stale', 'asset'])
const StaleActions = lazyPart<StaleProps>(() => import('./stale/StaleActions'), ['stale', 'asset'])

/** An action that ended early: why, how far it got, whether something may still have been sent, and how to go on. */
export function Failed(props: RunProps) {
  const { flow, entry, price, reached } = props
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
      <RunSteps flow={flow} entry={entry} reached={reached} allowed={allowedOf(props)} />
      <ExplorerLink hash={entry?.hash} />
      {entry?.id === moreAllowed.value && <AllowedMore />}
      {/* Not while the bid may still be on its way: with nothing allowed it would fail. */}
      {flow.kind === 'bid' && entry?.step === Step.dead && !isUnsure && <PurseLeft />}
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
