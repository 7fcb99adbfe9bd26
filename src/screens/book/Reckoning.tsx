import { useState } from 'react'
import { toastCopied } from '../../actions/page/toast'
import type { ActivityRecord } from '../../domain/activity'
import { coinsOf, toBook } from '../../domain/book'
import type { Coin } from '../../domain/coin'
import { toShownBook } from '../../domain/shownBook'
import { t } from '../../i18n'
import { Icon } from '../../ui/art/Icon'
import { copyIcon } from '../../ui/art/icons/copy'
import { Button } from '../../ui/inputs/Button'
import { Chips } from '../../ui/inputs/Chips'
import { Stack } from '../../ui/lists/Stack'
import { CoinMark } from '../../ui/money/CoinMark'
import { copyText } from '../../ui/text/copyText'
import { dateText } from '../../ui/text/dateText'
import { copyAll, note, sides } from './Book.style'
import { csvOf } from './csvOf'
import { Result } from './Result'
import { stepOf } from './signedText'
import { AssetTable, MonthTable } from './tables'

const monthOf = (seconds: number): string => dateText(seconds, { year: 'numeric', month: 'long' })

/** The book of one coin at a time: its sum, by month and by asset, and all of it as a text to copy. */
export function Reckoning({ records }: { records: readonly ActivityRecord[] }) {
  const coins = coinsOf(records)
  const [chosen, setChosen] = useState<Coin | null>(null)
  const [isExact, setExact] = useState(false)
  const coin = chosen !== null && coins.includes(chosen) ? chosen : (coins.find((each) => each === 'MDS') ?? coins[0])
  if (!coin) return null
  const { total, months, assets } = toBook(records, coin, monthOf)
  const shown = toShownBook({ total, months, assets }, stepOf(coin, isExact))
  const text = csvOf(records)
  return (
    <div class={sides}>
      <Stack>
        <Result total={total} shown={shown.total} coin={coin} isExact={isExact}>
          <Chips
            label={t('book.coin')}
            name="coin"
            items={coins.map((value) => ({ value, text: value, mark: <CoinMark coin={value} size={18} /> }))}
            current={coin}
            onSelect={setChosen}
          />
        </Result>
        <MonthTable months={months} shown={shown.months} coin={coin} isExact={isExact} />
      </Stack>
      <div>
        {assets.length > 0 && <AssetTable assets={assets} shown={shown.assets} coin={coin} isExact={isExact} />}
        <div class={copyAll}>
          <Button wide onClick={() => setExact(!isExact)}>
            {t(isExact ? 'book.short' : 'book.exact')}
          </Button>
          <p class={note}>{t('book.copyText')}</p>
          <Button kind="quiet" onClick={() => void copyText(text).then((isCopied) => toastCopied(isCopied, text))}>
            <Icon path={copyIcon} size={20} />
            {t('book.copy')}
          </Button>
        </div>
      </div>
    </div>
  )
}
