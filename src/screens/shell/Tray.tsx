import { openEntries } from '../../state/journal'
import { isTrayOpen } from './money/isTrayOpen'
import { TrayButton } from './TrayButton'
import { TraySheet } from './TraySheet'
import { unknownEntries } from './unknownEntries'

/** What is under way: a button over every page while there is any, and the list that it or a menu opens. */
export default function Tray() {
  const unknown = unknownEntries().length
  return (
    <>
      {openEntries.value.length + unknown > 0 && <TrayButton entries={openEntries.value} unknown={unknown} />}
      {isTrayOpen.value && <TraySheet />}
    </>
  )
}
