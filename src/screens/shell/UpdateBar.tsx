import { css } from 'goober'
import type { ComponentChildren } from 'preact'
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

const updateBar = css`
  position: fixed;
  z-index: 19;
  top: calc(64px + var(--safe-top));
  left: 20px;
  right: 20px;
  pointer-events: none;
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    max-width: 28rem;
    margin: 0 auto 8px;
    padding: 8px 4px 8px 14px;
    border: 1px solid var(--violet);
    border-radius: var(--round);
    background: var(--veil);
    box-shadow: var(--drop);
    pointer-events: auto;
  }
  & p {
    flex: 1 8rem;
    padding-right: 10px;
    font-size: 0.9375rem;
    line-height: 1.4;
  }
`

/** How long an unsent action may be active without its sheet, while the wallet covers the page. */
const AT_WORK_MS = 10 * 60_000

const isAtWork = (entry: JournalEntry): boolean => entry.step < Step.sent && Date.now() - reachedAt(entry) < AT_WORK_MS

/**
 * Offers a later release; never during a payment, which a reload would interrupt. What else is said of the page has its
 * place below it.
 */
export function UpdateBar({ children }: { children: ComponentChildren }) {
  const [dismissed, dismiss] = useState<string | null>(null)
  useEffect(watchRelease, [])
  const release = newRelease.value
  const isShown = release !== null && release !== dismissed && !flow.value && !openEntries.value.some(isAtWork)
  return (
    <div class={updateBar} role="status">
      {isShown && (
        <div>
          <p>{t('frame.newVersion')}</p>
          <Button onClick={loadRelease}>{t('frame.reload')}</Button>
          <IconButton icon={closeIcon} label={t('frame.dismiss')} onClick={() => dismiss(release)} />
        </div>
      )}
      {children}
    </div>
  )
}
