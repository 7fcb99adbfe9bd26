import { openEntries } from '../../state/journal'
import { isTrayOpen } from './money/isTrayOpen'
import { TrayButton } from './TrayButton'
import { TraySheet } from './TraySheet'

/** What is under way: a button over every page while there is something, and the list that it or a menu opens. */
export default function Tray() {
  return (
    <>
      {openEntries.value.length > 0 && <TrayButton entries={openEntries.value} />}
      {isTrayOpen.value && <TraySheet />}
    </>
  )
}
