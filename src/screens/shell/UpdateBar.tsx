import { useEffect, useState } from 'react'
import { loadRelease, watchRelease } from '../../actions/page/watchRelease'
import { type JournalEntry, reachedAt, Step } from '../../domain/journal'
import { t } from '../../i18n'
import { flow } from '../../state/flow'
import { openEntries } from '../../state/journal'
import { newRelease } from '../../state/release'
import { closeIcon } from '../../ui/art/icons/close'
import { Button } from '../../ui/inputs/Button'
import { IconButton } from '../../ui/inputs/IconButton'

/** How long an unsent action may be active without its sheet, while the wallet covers the page. */
const AT_WORK_MS = 10 * 60_000

const isAtWork = (entry: JournalEntry): boolean => entry.step < Step.sent && Date.now() - reachedAt(entry) < AT_WORK_MS

/** Offers a later release; never during a payment, which a reload would interrupt. */
export function UpdateBar() {
  const [dismissed, dismiss] = useState<string | null>(null)
  useEffect(watchRelease, [])
  const release = newRelease.value
  const isShown = release !== null && release !== dismissed && !flow.value && !openEntries.value.some(isAtWork)
  return (
    <div role="status">
      {isShown && (
        <div data-bar="update">
          <p>{t('frame.newVersion')}</p>
          <Button onClick={loadRelease}>{t('frame.reload')}</Button>
          <IconButton icon={closeIcon} label={t('frame.dismiss')} onClick={() => dismiss(release)} />
        </div>
      )}
    </div>
  )
}
