import { fetchThen } from './fetchThen'

/** Opens the sheet of an entry and continues it. */
export const goOn = (id: string): Promise<void> =>
  fetchThen(
    () => import('../../actions/money/continueEntry'),
    ({ continueEntry }) => continueEntry(id),
  )

/** Ends an entry that the wallet was never asked for. */
export const discard = (id: string): Promise<void> =>
  fetchThen(
    () => import('../../actions/money/discardEntry'),
    ({ discardEntry }) => discardEntry(id),
  )

/** Ends an entry that the wallet was asked for, because the player says that nothing was sent. */
export const giveUp = (id: string): Promise<void> =>
  fetchThen(
    () => import('../../actions/money/giveUpEntry'),
    ({ giveUpEntry }) => giveUpEntry(id),
  )
