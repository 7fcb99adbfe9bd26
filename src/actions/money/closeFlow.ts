import { flow } from '../../state/flow'

/** Closes the sheet. What was begun goes on, and stays in the tray. */
export function closeFlow(): void {
  flow.value = null
}
