import { fetchThen } from './fetchThen'

/** Opens the sheet of an entry and goes on with it. */
export const goOn = (id: string): Promise<void> =>
  fetchThen(
    () => import('../../../actions/continueEntry'),
    ({ continueEntry }) => continueEntry(id),
  )

/** Ends an entry that the wallet was never asked for. */
export const discard = (id: string): Promise<void> =>
  fetchThen(
    () => import('../../../actions/discardEntry'),
    ({ discardEntry }) => discardEntry(id),
  )

/** Ends an entry that the wallet was asked for, by the player's word that nothing was sent. */
export const giveUp = (id: string): Promise<void> =>
  fetchThen(
    () => import('../../../actions/giveUpEntry'),
    ({ giveUpEntry }) => giveUpEntry(id),
  )
