import type { Client } from '@libsql/client'

const KEPT = 'kept'

async function tableNames(client: Client, schema: string): Promise<string[]> {
  const { rows } = await client.execute(
    `SELECT name FROM ${schema}.sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`,
  )
  return rows.map((row) => String(row.name))
}

/** Copies every table into a second database in memory. */
export async function keepTables(client: Client): Promise<void> {
  const { rows } = await client.execute('PRAGMA database_list')
  if (!rows.some((row) => row.name === KEPT)) await client.execute(`ATTACH ':memory:' AS ${KEPT}`)
  const copies = (await tableNames(client, 'main')).map(
    (name) => `DROP TABLE IF EXISTS ${KEPT}.${name}; CREATE TABLE ${KEPT}.${name} AS SELECT * FROM main.${name};`,
  )
  await client.executeMultiple(copies.join('\n'))
}

/** Restores every table to what `keepTables` copied. */
export async function restoreTables(client: Client): Promise<void> {
  const copies = (await tableNames(client, KEPT)).map(
    (name) => `DELETE FROM main.${name}; INSERT INTO main.${name} SELECT * FROM ${KEPT}.${name};`,
  )
  await client.executeMultiple(['BEGIN;', ...copies, 'COMMIT;'].join('\n'))
}
