import type { InValue } from '@libsql/client'
import { GRADE_BANDS } from '../../../../src/domain/gradeBands'
import { isSkillMode, kindsOfTab, type MarketSort, type MarketTab } from '../../../../src/domain/marketFilters'
import type { Tx } from '../db/database'
import { type Page, readCursor, toPage } from '../page'
import type { AssetRow } from './assets'

export interface MarketQuery {
  tab: MarketTab
  sort: MarketSort
  camp: number
  profession: number
  gradeBand: number
  skill: number
  star: number
  cursor: string | null
  size: number
  now: number
}

interface Order {
  sql: string
  after: string
  keys: (asset: AssetRow) => InValue[]
}

const ORDERS: Record<MarketSort, Order> = {
  newest: {
    sql: 'listed_at DESC, seq DESC',
    after: '(listed_at, seq) < (?, ?)',
    keys: ({ listed_at, seq }) => [listed_at, seq],
  },
  priceLow: { sql: 'price, seq', after: '(price, seq) > (?, ?)', keys: ({ price, seq }) => [price, seq] },
  priceHigh: {
    sql: 'price DESC, seq DESC',
    after: '(price, seq) < (?, ?)',
    keys: ({ price, seq }) => [price, seq],
  },
}

/** What is for sale or open to bids. Each tab applies only the filters it shows. Spec 2. */
function conditions({
  tab,
  camp,
  profession,
  gradeBand,
  skill,
  star,
  now,
}: MarketQuery): [sql: string, args: InValue[]] {
  const kinds = kindsOfTab(tab)
  const parts = [
    `kind IN (${kinds.map(() => '?').join(', ')})`,
    "(market = 'sale' OR (market = 'auction' AND taken_off = 0 AND deadline >= ?))",
  ]
  const args: InValue[] = [...kinds, now]
  const equal = (name: string, value: number): void => {
    if (value === 0) return
    parts.push(`${name} = ?`)
    args.push(value)
  }
  const band = GRADE_BANDS[gradeBand]
  if (isSkillMode(tab)) {
    equal('skill', skill)
    if (gradeBand > 0 && band) {
      parts.push('grade BETWEEN ? AND ?')
      args.push(...band)
    }
  } else {
    equal('camp', camp)
    equal('profession', profession)
    equal('star', star)
  }
  return [parts.join(' AND '), args]
}

/** A page of the market, and how many there are on all pages. */
export async function listMarketRows(tx: Tx, query: MarketQuery): Promise<Page<AssetRow> & { total: number }> {
  const [where, args] = conditions(query)
  const order = ORDERS[query.sort]
  const after = readCursor(query.cursor, 2)
  const rows = await tx.all<AssetRow>(
    `SELECT * FROM assets WHERE ${where} ${after ? `AND ${order.after}` : ''} ORDER BY ${order.sql} LIMIT ?`,
    [...args, ...(after ?? []), query.size + 1],
  )
  const count = await tx.one<{ total: number }>(`SELECT COUNT(*) AS total FROM assets WHERE ${where}`, args)
  return { ...toPage(rows, order.keys, query.size), total: count?.total ?? 0 }
}
