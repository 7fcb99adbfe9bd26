import { coinOf } from '../../domain/coinOf'
import { doctorHref } from '../../domain/doctorHref'
import { isForDoctor } from '../../domain/isForDoctor'
import { AppError } from '../../errors'
import { locale, t } from '../../i18n'
import { openEntries } from '../../state/journal'
import { LinkButton } from '../../ui/inputs/LinkButton'
import { Notice } from '../../ui/states/Notice'
import { errorText } from '../../ui/text/errorText'
import { AssetHead } from './AssetHead'
import { ExplorerLink } from './ExplorerLink'
import { FailedActions } from './FailedActions'
import { GiveUpButton } from './GiveUpButton'
import { stageBox } from './MoneySheet.style'
import type { RunProps } from './run/Run'
import { RunSteps } from './run/RunSteps'
import { useFocusOnce } from './useFocusOnce'
import { wayOn } from './wayOn'

/** An action that ended early: why, how far it got, whether something may still have been sent, and how to go on. */
export function Failed({ flow, entry, price, reached }: RunProps) {
  const box = useFocusOnce<HTMLDivElement>()
  const error = flow.error ?? new AppError('unexpected')
  const way = wayOn(flow, entry, openEntries.value)
  const isUnsure = way.is === 'look'
  const isUnknown = error.key === 'unknownOutcome'
  return (
    <div ref={box} class={stageBox} tabIndex={-1}>
      {flow.asset && <AssetHead asset={flow.asset} price={price} coin={coinOf(entry)} small />}
      <Notice tone={isUnsure ? 'warning' : 'bad'} live>
        {errorText(error)} {way.is === 'continue' && t('money.failed_kept')}
        {isUnknown
          ? flow.advice && t('money.ifNotSent', { advice: errorText(new AppError(flow.advice, { coin: 'BNB' })) })
          : isUnsure && entry && t('money.failed_unsure')}
      </Notice>
      <RunSteps flow={flow} entry={entry} reached={reached} />
      <ExplorerLink hash={entry?.hash} />
      {entry && <GiveUpButton entry={entry} />}
      {isForDoctor(error.key) && (
        <LinkButton href={doctorHref(locale.value)} kind="quiet">
          {t('frame.doctor')}
        </LinkButton>
      )}
      <FailedActions flow={flow} way={way} />
    </div>
  )
}
