import { AsyncLocalStorage } from 'node:async_hooks'
import { type Client, createClient, type InValue, type Transaction } from '@libsql/client'
import { MIGRATIONS } from './migrations'
import { keepTables, restoreTables } from './snapshot'

export type Values = Record<string, InValue>

/** Statements inside one turn. */
export interface Tx {
  all<Row>(sql: string, args?: InValue[]): Promise<Row[]>
  one<Row>(sql: string, args?: InValue[]): Promise<Row | null>
  /** Resolves to the number of rows it touched. */
  run(sql: string, args?: InValue[]): Promise<number>
  /** Resolves to the row's id, if the table counts them. */
  insert(table: string, values: Values): Promise<number>
  /** Sets `values` where all of `where` hold. */
  update(table: string, where: Values, values: Values): Promise<number>
}

export interface Database {
  /**
   * Runs the work as one transaction while everybody else waits, even reads: a reply never shows what is rolled back
   * later. It refuses a turn inside a turn, which would wait for itself.
   */
  turn<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Remembers the current content; `restore` goes back to it. */
  keep(): Promise<void>
  restore(): Promise<void>
  close(): void
}

/** A database in memory with all migrations applied. */
export async function openDatabase(): Promise<Database> {
  const client = createClient({ url: ':memory:', intMode: 'number' })
  for (const migration of MIGRATIONS) await client.executeMultiple(migration)
  const inTurn = new AsyncLocalStorage<true>()
  let last: Promise<unknown> = Promise.resolve()
  const queue = <T>(work: () => Promise<T>): Promise<T> => {
    if (inTurn.getStore()) throw new Error('a turn cannot hold another turn')
    const next = last.then(() => inTurn.run(true, work))
    last = next.catch(() => undefined)
    return next
  }
  return {
    turn: (work) => queue(() => transact(client, work)),
    keep: () => queue(() => keepTables(client)),
    restore: () => queue(() => restoreTables(client)),
    close: () => client.close(),
  }
}

async function transact<T>(client: Client, work: (tx: Tx) => Promise<T>): Promise<T> {
  const transaction = await client.transaction('write')
  try {
    const result = await work(toTx(transaction))
    await transaction.commit()
    return result
  } catch (cause) {
    await transaction.rollback()
    throw cause
  } finally {
    transaction.close()
  }
}

function toTx(transaction: Transaction): Tx {
  const all = async <Row>(sql: string, args: InValue[] = []): Promise<Row[]> =>
    (await transaction.execute({ sql, args })).rows as unknown as Row[]
  const run = async (sql: string, args: InValue[] = []): Promise<number> =>
    (await transaction.execute({ sql, args })).rowsAffected
  return {
    all,
    one: async <Row>(sql: string, args?: InValue[]) => (await all<Row>(sql, args))[0] ?? null,
    run,
    insert: async (table, values) => {
      const names = Object.keys(values)
      const sql = `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`
      const { lastInsertRowid } = await transaction.execute({ sql, args: Object.values(values) })
      return Number(lastInsertRowid ?? 0)
    },
    update: (table, where, values) => {
      const set = Object.keys(values).map((name) => `${name} = ?`)
      const which = Object.keys(where).map((name) => `${name} = ?`)
      const sql = `UPDATE ${table} SET ${set.join(', ')} WHERE ${which.join(' AND ')}`
      return run(sql, [...Object.values(values), ...Object.values(where)])
    },
  }
}
