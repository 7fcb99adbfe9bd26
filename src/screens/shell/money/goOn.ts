import { fetchThen } from './fetchThen'

/** Opens the sheet of an entry and goes on with it. */
export const goOn = (id: string): Promise<void> =>
  fetchThen(
    () => import('../../../actions/continueEntry'),
    ({ continueEntry }) => continueEntry(id),
  )

/** Drops an entry the wallet was never asked for. */
export const discard = (id: string): Promise<void> =>
  fetchThen(
    () => import('../../../actions/discardEntry'),
    ({ discardEntry }) => discardEntry(id),
  )

/** Ends an entry by the player's word that nothing was sent. */
export const drop = (id: string): Promise<void> =>
  fetchThen(
    () => import('../../../actions/dropEntry'),
    ({ dropEntry }) => dropEntry(id),
  )
