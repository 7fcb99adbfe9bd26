import type { Hono } from 'hono'
import { flag, maybe, oneOf, record, text, whole } from '../../../../src/api/shape'
import type { Provider } from '../../api/provider'
import { reviewWithdrawal } from '../../api/review'
import { openSession } from '../../api/session'
import type { EffectRow } from '../../api/store/effects'
import type { WithdrawalRow } from '../../api/store/withdrawals'
import { accountOf, PEOPLE } from '../../people'
import { compareWithChain } from '../compareWithChain'
import { control } from '../control'
import { findPerson } from '../findPerson'

/** What the provider knows and its staff does. */
export function providerControls(app: Hono, provider: Provider): void {
  const { db, outbox, clock } = provider

  control(app, 'GET', '/sandbox/codes', record({ account: maybe(text) }), async ({ account }) =>
    outbox.list(account ?? undefined),
  )

  control(app, 'POST', '/sandbox/online', record({ userid: text, on: flag }), ({ userid, on }) =>
    db.turn(async (tx) => {
      const { id } = await findPerson(tx, userid)
      await tx.update('players', { id }, { is_online: on ? 1 : 0 })
      return { userid: id, on }
    }),
  )

  control(app, 'GET', '/sandbox/withdrawals', record({ state: maybe(text) }), ({ state }) =>
    db.turn((tx) =>
      tx.all<WithdrawalRow>('SELECT * FROM withdrawals WHERE ?1 IS NULL OR state = ?1 ORDER BY id', [state]),
    ),
  )
  const review = record({ id: whole, action: oneOf(['approve', 'reject']) })
  control(app, 'POST', '/sandbox/withdrawals', review, ({ id, action }) =>
    db.turn((tx) => reviewWithdrawal(provider, tx, id, action === 'approve')),
  )

  control(app, 'GET', '/sandbox/ledger', record({ key: maybe(text), userid: maybe(text) }), async ({ key, userid }) => {
    const effects = await db.turn(async (tx) => {
      const player = userid === null ? null : await findPerson(tx, userid)
      return tx.all<EffectRow>(
        'SELECT * FROM effects WHERE (?1 IS NULL OR key = ?1) AND (?2 IS NULL OR player_id = ?2) ORDER BY rowid',
        [key?.toLowerCase() ?? null, player?.id ?? null],
      )
    })
    return { count: effects.length, effects }
  })

  control(app, 'GET', '/sandbox/check', record({}), async () => {
    const differences = await compareWithChain(provider)
    return { count: differences.length, differences }
  })

  control(app, 'POST', '/sandbox/settings', record({ key: text, value: text }), ({ key, value }) =>
    db.turn(async (tx) => {
      await tx.run('INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)', [key, value])
      return { key, value }
    }),
  )

  control(app, 'GET', '/sandbox/people', record({}), async () =>
    PEOPLE.map((person) => ({ ...person, address: accountOf(person).address })),
  )

  control(app, 'POST', '/sandbox/session', record({ userid: text }), ({ userid }) =>
    db.turn(async (tx) => {
      const { id } = await findPerson(tx, userid)
      return { userid: id, token: await openSession(tx, id, clock.now()) }
    }),
  )
}
