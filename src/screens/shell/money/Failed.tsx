import { doctorHref } from '../../../domain/doctorHref'
import { isForDoctor } from '../../../domain/isForDoctor'
import { AppError } from '../../../errors'
import { locale, t } from '../../../i18n'
import { openEntries } from '../../../state/journal'
import { LinkButton } from '../../../ui/LinkButton'
import { Notice } from '../../../ui/Notice'
import { AssetHead } from './AssetHead'
import { coinOf } from './coinOf'
import { ExplorerLink } from './ExplorerLink'
import { errorText } from './errorText'
import { FailedActions } from './FailedActions'
import { GiveUpButton } from './GiveUpButton'
import { stageBox } from './MoneySheet.style'
import type { RunProps } from './run/Run'
import { RunSteps } from './run/RunSteps'
import { useFocusOnce } from './useFocusOnce'
import { wayOn } from './wayOn'

/** An action that ended early: why, how far it came, that nothing was lost or what is not known, and the ways on. */
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
