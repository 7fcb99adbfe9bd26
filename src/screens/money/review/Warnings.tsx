import { config } from '../../../config'
import { t } from '../../../i18n'
import { isJournalDurable } from '../../../state/journal'
import { stopReason } from '../../../state/site'
import { isWrongChain } from '../../../state/wallet'
import { Notice } from '../../../ui/states/Notice'
import { errorText } from '../../../ui/text/errorText'
import { MoneySwitch } from '../MoneySwitch'

/** What the player should know before the wallet is asked: payments stopped, wrong network, a device that forgets. */
export function Warnings() {
  const chain = config.chainName
  return (
    <>
      {stopReason.value && <Notice tone="bad">{errorText(stopReason.value, { what: 'coin' })}</Notice>}
      {isWrongChain.value && (
        <Notice tone="warning" action={<MoneySwitch />}>
          {t('error.wrongChain', { chain })}
        </Notice>
      )}
      {!isJournalDurable.value && <Notice tone="warning">{t('money.keepOpen')}</Notice>}
    </>
  )
}
