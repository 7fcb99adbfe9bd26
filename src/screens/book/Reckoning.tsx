import { useState } from 'react'
import { toastCopied } from '../../actions/page/toast'
import type { ActivityRecord } from '../../domain/activity'
import { balanceOf, coinsOf, type Sums, toBook } from '../../domain/book'
import type { Coin } from '../../domain/coin'
import { t } from '../../i18n'
import { Icon } from '../../ui/art/Icon'
import { copyIcon } from '../../ui/art/icons/copy'
import { Button } from '../../ui/inputs/Button'
import { Chips } from '../../ui/inputs/Chips'
import { Facts } from '../../ui/lists/Facts'
import { Panel } from '../../ui/lists/Panel'
import { amountText } from '../../ui/money/amountText'
import { copyText } from '../../ui/text/copyText'
import { dateText } from '../../ui/text/dateText'
import { note, totals } from './Book.style'
import { csvOf } from './csvOf'
import { AssetTable, FRACTION, MonthTable } from './tables'

const monthOf = (seconds: number): string => dateText(seconds, { year: 'numeric', month: 'long' })

/** The parts of a balance that are not zero. */
function partsOf(sums: Sums, coin: Coin) {
  const parts = [
    ['book.spent', sums.spent],
    ['book.received', sums.received],
    ['book.withheld', sums.withheld],
    ['book.shares', sums.shares],
    ['book.rewards', sums.rewards],
    ['book.charged', sums.charged],
  ] as const
  return parts
    .filter(([, units]) => units !== 0n)
    .map(([label, units]) => ({ label: t(label), value: `${amountText(units, coin, FRACTION)} ${coin}` }))
}

/** The book of one coin at a time: its sum, by month and by asset, and all of it as a text to copy. */
export function Reckoning({ records }: { records: readonly ActivityRecord[] }) {
  const coins = coinsOf(records)
  const [chosen, setChosen] = useState<Coin | null>(null)
  const coin = chosen !== null && coins.includes(chosen) ? chosen : (coins.find((each) => each === 'MDS') ?? coins[0])
  if (!coin) return null
  const { total, months, assets } = toBook(records, coin, monthOf)
  const text = csvOf(records)
  return (
    <>
      <Chips
        label={t('book.coin')}
        name="coin"
        items={coins.map((value) => ({ value, text: value }))}
        current={coin}
        onSelect={setChosen}
      />
      <Panel title={t('book.balance')}>
        <div class={totals}>
          <b title={amountText(balanceOf(total), coin)}>
            {amountText(balanceOf(total), coin, FRACTION)} <small>{coin}</small>
          </b>
          <Facts items={partsOf(total, coin)} />
        </div>
        <p class={note}>{t('book.held')}</p>
        <Button onClick={() => void copyText(text).then((isCopied) => toastCopied(isCopied, text))}>
          <Icon path={copyIcon} size={20} />
          {t('book.copy')}
        </Button>
        <p class={note}>{t('book.copyText')}</p>
      </Panel>
      <MonthTable months={months} coin={coin} />
      {assets.length > 0 && <AssetTable assets={assets} coin={coin} />}
    </>
  )
}
