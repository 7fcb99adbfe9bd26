import { flow } from '../state/journal'

/** Closes the sheet. What was begun goes on, and stays in the tray. */
export function closeFlow(): void {
  flow.value = null
}
