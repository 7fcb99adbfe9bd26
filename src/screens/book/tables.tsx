import { useState } from 'react'
import { type AssetSums, balanceOf, earnedOf, type MonthSums, type Sums, spentOf } from '../../domain/book'
import type { Coin } from '../../domain/coin'
import type { Row } from '../../domain/shownBook'
import { t } from '../../i18n'
import { Button } from '../../ui/inputs/Button'
import { Panel } from '../../ui/lists/Panel'
import { Table } from '../../ui/lists/Table'
import { amount, assetLink, signed } from './Book.style'
import { Signed } from './Signed'

/** Rows of assets before a button for the rest. */
const ROWS = 50

const columns = (first: string) => [
  { id: 'about', head: first },
  { id: 'balance', head: t('book.balance'), align: 'end' as const },
  { id: 'spent', head: t('book.spent'), align: 'end' as const },
  { id: 'earned', head: t('book.earned'), align: 'end' as const },
]

const NOTHING: Row = { balance: 0n, earned: 0n, spent: 0n }

/** The balance, what went out and what came in, each with its sign. */
function cellsOf(sums: Sums, shown: Row = NOTHING, { coin, isExact }: Pick<TableProps, 'coin' | 'isExact'>) {
  const common = { coin, isExact }
  return [
    <Signed key="balance" class={amount} shown={shown.balance} units={balanceOf(sums)} {...common} />,
    <Signed key="spent" shown={-shown.spent} units={-spentOf(sums)} {...common} />,
    <Signed key="earned" shown={shown.earned} units={earnedOf(sums)} {...common} />,
  ]
}

export interface TableProps {
  coin: Coin
  /** With all digits. */
  isExact: boolean
  /** A row for each of them, as it is shown. */
  shown: readonly Row[]
}

/** A row for each month, newest first. */
export function MonthTable({ months, coin, isExact, shown }: TableProps & { months: readonly MonthSums[] }) {
  return (
    <Panel title={t('book.months')}>
      <div class={signed} data-exact={isExact}>
        <Table
          caption={`${t('book.months')}, ${coin}`}
          columns={columns(t('book.month'))}
          rows={months.map(({ month, sums }, index) => ({
            key: month,
            cells: [month, ...cellsOf(sums, shown[index], { coin, isExact })],
          }))}
        />
      </div>
    </Panel>
  )
}

/** A row for each asset, the one with the newest line first. */
export function AssetTable({ assets, coin, isExact, shown }: TableProps & { assets: readonly AssetSums[] }) {
  const [isWhole, setWhole] = useState(false)
  const listed = isWhole ? assets : assets.slice(0, ROWS)
  return (
    <Panel title={t('book.assets')}>
      <div class={signed} data-exact={isExact}>
        <Table
          caption={`${t('book.assets')}, ${coin}`}
          columns={columns(t('book.asset'))}
          rows={listed.map(({ assetsId, name, tokenId, sums }, index) => ({
            key: assetsId,
            cells: [
              <a key="about" class={assetLink} href={`/cardDetail?id=${encodeURIComponent(assetsId)}`}>
                {name || t('activity.number', { number: tokenId || assetsId })}
              </a>,
              ...cellsOf(sums, shown[index], { coin, isExact }),
            ],
          }))}
        />
      </div>
      {listed.length < assets.length && <Button onClick={() => setWhole(true)}>{t('book.more')}</Button>}
    </Panel>
  )
}
