import { addIcons } from './addIcons'
import { keepFocus } from './keepFocus'

/** What follows once the page is quiet, in a script of its own that nobody waits for. */
export function startQuiet(): void {
  addIcons()
  keepFocus()
}
