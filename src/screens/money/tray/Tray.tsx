import { t } from '../../../i18n'
import { isTrayOpen } from '../../../state/isTrayOpen'
import { openEntries } from '../../../state/journal'
import { BrokenSheet } from '../../../ui/frame/BrokenSheet'
import { Boundary } from '../../../ui/states/Boundary'
import { TrayButton } from './TrayButton'
import { TraySheet } from './TraySheet'
import { unknownEntries } from './unknownEntries'

const closeTray = () => {
  isTrayOpen.value = false
}

/** What is under way: a button over every page while there is any, and the list that it or a menu opens. */
export default function Tray() {
  const unknown = unknownEntries().length
  return (
    <>
      {openEntries.value.length + unknown > 0 && <TrayButton entries={openEntries.value} unknown={unknown} />}
      {isTrayOpen.value && (
        <Boundary fallback={(retry) => <BrokenSheet title={t('money.tray')} onRetry={retry} onClose={closeTray} />}>
          <TraySheet onClose={closeTray} />
        </Boundary>
      )}
    </>
  )
}
