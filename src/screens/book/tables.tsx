import { useState } from 'react'
import { type AssetSums, balanceOf, earnedOf, type MonthSums, type Sums, spentOf } from '../../domain/book'
import type { Coin } from '../../domain/coin'
import { t } from '../../i18n'
import { Button } from '../../ui/inputs/Button'
import { Panel } from '../../ui/lists/Panel'
import { Table } from '../../ui/lists/Table'
import { amount, assetLink, signed } from './Book.style'
import { signedText, signOf } from './signedText'

/** Rows of assets before a button for the rest. */
const ROWS = 50

const columns = (first: string) => [
  { id: 'about', head: first },
  { id: 'balance', head: t('book.balance'), align: 'end' as const },
  { id: 'spent', head: t('book.spent'), align: 'end' as const },
  { id: 'earned', head: t('book.earned'), align: 'end' as const },
]

/** The balance, what went out and what came in, each with its sign. */
function cellsOf(sums: Sums, coin: Coin, isExact: boolean) {
  const cell = (key: string, units: bigint, emphasis?: string) => (
    <span key={key} class={emphasis} data-sign={signOf(units)}>
      {signedText(units, coin, isExact)}
    </span>
  )
  return [cell('balance', balanceOf(sums), amount), cell('spent', -spentOf(sums)), cell('earned', earnedOf(sums))]
}

export interface TableProps {
  coin: Coin
  /** With all digits. */
  isExact: boolean
}

/** A row for each month, newest first. */
export function MonthTable({ months, coin, isExact }: TableProps & { months: readonly MonthSums[] }) {
  return (
    <Panel title={t('book.months')}>
      <div class={signed} data-exact={isExact}>
        <Table
          caption={`${t('book.months')}, ${coin}`}
          columns={columns(t('book.month'))}
          rows={months.map(({ month, sums }) => ({ key: month, cells: [month, ...cellsOf(sums, coin, isExact)] }))}
        />
      </div>
    </Panel>
  )
}

/** A row for each asset, the one with the newest line first. */
export function AssetTable({ assets, coin, isExact }: TableProps & { assets: readonly AssetSums[] }) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? assets : assets.slice(0, ROWS)
  return (
    <Panel title={t('book.assets')}>
      <div class={signed} data-exact={isExact}>
        <Table
          caption={`${t('book.assets')}, ${coin}`}
          columns={columns(t('book.asset'))}
          rows={shown.map(({ assetsId, name, tokenId, sums }) => ({
            key: assetsId,
            cells: [
              <a key="about" class={assetLink} href={`/cardDetail?id=${encodeURIComponent(assetsId)}`}>
                {name || t('activity.number', { number: tokenId || assetsId })}
              </a>,
              ...cellsOf(sums, coin, isExact),
            ],
          }))}
        />
      </div>
      {shown.length < assets.length && <Button onClick={() => setWhole(true)}>{t('book.more')}</Button>}
    </Panel>
  )
}
