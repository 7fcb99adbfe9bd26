import { toastCopied } from '../../actions/page/toast'
import { type ActivityRecord, activityType } from '../../domain/activity'
import { arrivesBy } from '../../domain/withdrawal'
import { t } from '../../i18n'
import { Icon } from '../../ui/art/Icon'
import { copyIcon } from '../../ui/art/icons/copy'
import { Button } from '../../ui/inputs/Button'
import { IconButton } from '../../ui/inputs/IconButton'
import { LinkButton } from '../../ui/inputs/LinkButton'
import { Cluster } from '../../ui/lists/Cluster'
import { type Fact, Facts } from '../../ui/lists/Facts'
import { amountText } from '../../ui/money/amountText'
import { Address } from '../../ui/text/Address'
import { copyText } from '../../ui/text/copyText'
import { momentText } from '../../ui/text/dateText'
import { explorerHref } from '../../ui/text/explorerHref'
import { changeOf } from './change'
import { deductionsOf } from './deductions'
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
  if ((word === 'withdrawSubmitted' || word === 'withdrawSettled') && fee > 0n)
    facts.push(shown(t('activity.withoutFee'), amount))
  return [...facts, ...deductionsOf(record).map(({ label, units }) => shown(label, units))]
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
  const explorer = explorerHref(hash)
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
