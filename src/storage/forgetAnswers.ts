/** The name of the database and its one store; the journal has another. */
export const ANSWERS = 'answers'

/** Deletes every answer that is kept between visits. Where there is no database, there is nothing to delete. */
export function forgetAnswers(): void {
  try {
    indexedDB.deleteDatabase(ANSWERS)
  } catch {
    // Without their session's id, which is gone too, nobody finds them.
  }
}
