import { toastCopied } from '../../actions/toast'
import { config } from '../../config'
import { type ActivityRecord, activityType } from '../../domain/activity'
import { toLink } from '../../domain/link'
import { arrivesBy } from '../../domain/withdrawal'
import { t } from '../../i18n'
import { Address } from '../../ui/Address'
import { amountText } from '../../ui/amountText'
import { Button } from '../../ui/Button'
import { Cluster } from '../../ui/Cluster'
import { copyText } from '../../ui/copyText'
import { momentText } from '../../ui/dateText'
import { type Fact, Facts } from '../../ui/Facts'
import { Icon } from '../../ui/Icon'
import { IconButton } from '../../ui/IconButton'
import { copyIcon } from '../../ui/icons/copy'
import { LinkButton } from '../../ui/LinkButton'
import { changeOf } from './change'
import { assetText, changeText, FRACTION, plainText } from './words'

const copy = (text: string) => void copyText(text).then((isCopied) => toastCopied(isCopied, text))

const copyable = (value: string) => <Address value={value} onCopy={copy} copyLabel={t('activity.copy')} />

/** The line's change with all digits if the list cut it, and its other amounts. */
function amountsOf(record: ActivityRecord): Fact[] {
  const { type, amount, twoAmount, fee, coin } = record
  const shown = (label: string, units: bigint) => ({ label, value: `${amountText(units, coin)} ${coin}` })
  const word = activityType(type)
  const change = changeOf(record)
  const whole = changeText(change, record)
  const facts: Fact[] = []
  if (whole !== changeText(change, record, FRACTION)) facts.push({ label: t('activity.amount'), value: whole })
  if ((word === 'sell' || word === 'outbid') && amount > 0n) facts.push(shown(t('activity.price'), amount))
  if (word === 'priceChange' && twoAmount > 0n) facts.push(shown(t('activity.priceBefore'), twoAmount))
  if (word === 'withdrawSettled' && twoAmount > 0n) facts.push(shown(t('activity.paidOut'), twoAmount))
  if (fee > 0n) facts.push(shown(t('activity.fee'), fee))
  return facts
}

export interface LineDetailsProps {
  record: ActivityRecord
  /** A submitted withdrawal that nothing has settled yet. */
  isInReview: boolean
}

/** The details of a line: exact time, amounts, the other player, the transaction. */
export function LineDetails({ record, isInReview }: LineDetailsProps) {
  const { time, assetsId, nftName, twoAddress, hash } = record
  const about = assetText(record)
  const explorer = hash && config.explorer ? toLink(`${config.explorer}/tx/${hash}`) : null
  return (
    <div>
      <Facts
        items={[
          { label: t('activity.time'), value: momentText(time) },
          ...(about ? [{ label: t('activity.asset'), value: about }] : []),
          ...(isInReview ? [{ label: t('activity.arrivesBy'), value: momentText(arrivesBy(time)) }] : []),
          ...amountsOf(record),
          ...(twoAddress ? [{ label: t('activity.other'), value: copyable(twoAddress) }] : []),
          ...(hash ? [{ label: t('activity.hash'), value: copyable(hash) }] : []),
        ]}
      />
      <Cluster>
        <Button onClick={() => copy(plainText(record))}>
          <Icon path={copyIcon} size={20} />
          {t('activity.copyText')}
        </Button>
        {assetsId && <LinkButton href={`/cardDetail?id=${assetsId}`}>{nftName || about}</LinkButton>}
        {explorer && (
          <>
            <LinkButton href={explorer} kind="quiet" external>
              {t('activity.explorer')}
            </LinkButton>
            <IconButton icon={copyIcon} label={t('frame.copyLink')} onClick={() => copy(explorer)} />
          </>
        )}
      </Cluster>
    </div>
  )
}
