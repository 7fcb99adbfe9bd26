import { css } from 'goober'
import { useEffect, useRef, useState } from 'react'
import { giveUpWaitMs } from '../../domain/canGiveUp'
import type { JournalEntry } from '../../domain/journal'
import { t } from '../../i18n'
import { confirmedByWord } from '../../state/confirmedByWord'
import { Button } from '../../ui/inputs/Button'
import { Cluster } from '../../ui/lists/Cluster'
import { clockText } from '../../ui/money/Countdown'
import { sayConfirmed, sayNotConfirmed } from './goOn'

const LOOK_MS = 1000

const question = css`
  width: 100%;
  padding: 12px 14px;
  border: 1px solid var(--amber);
  border-radius: var(--round);
  outline: 0;
  & > h3 {
    margin-bottom: 10px;
    font-size: 1.0625rem;
  }
  & p {
    font-size: var(--small);
    color: var(--soft);
  }
  & [role='status'] > p {
    margin-bottom: 10px;
  }
  & > [role='timer'] {
    margin-top: 8px;
  }
`

export interface WalletQuestionProps {
  entry: JournalEntry
  /** The wallet was asked a moment ago, by this page: there is nothing to ask the player yet. */
  isAsking?: boolean | undefined
}

/** Draws again each second. The clock itself is read while drawing. */
function useSeconds(): void {
  const [, look] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => look(Date.now()), LOOK_MS)
    return () => clearInterval(timer)
  }, [])
}

/**
 * "Did you confirm in the wallet?", where the wallet was asked and has told nothing. "Yes" goes on watching. "No" waits
 * until the wallet's prompt must be closed: what is confirmed there later would be carried out all the same.
 */
export function WalletQuestion({ entry, isAsking = false }: WalletQuestionProps) {
  useSeconds()
  const box = useRef<HTMLElement>(null)
  const [isBusy, setBusy] = useState(false)
  // Reads the clock now: the time of the last look may be older than the wallet's prompt, which would count as a clock
  // that was set back.
  const waitMs = giveUpWaitMs(entry, Date.now())
  if (waitMs === null || (isAsking && waitMs > 0)) return null
  const isConfirmed = confirmedByWord.value.includes(entry.id)
  const sayYes = () => {
    void sayConfirmed(entry.id)
    // The button goes away with the answer.
    box.current?.focus()
  }
  const sayNo = async () => {
    setBusy(true)
    await sayNotConfirmed(entry)
    setBusy(false)
  }
  return (
    <section ref={box} class={question} aria-label={t('money.ask_title')} tabIndex={-1}>
      <h3>{t('money.ask_title')}</h3>
      <div role="status">{isConfirmed && <p>{t('money.ask_watching')}</p>}</div>
      <Cluster fill>
        {!isConfirmed && <Button onClick={sayYes}>{t('money.ask_yes')}</Button>}
        <Button busy={isBusy} disabled={waitMs > 0} onClick={() => void sayNo()}>
          {t('money.ask_no')}
        </Button>
      </Cluster>
      {/* A timer, because the tray announces whatever else changes in it. */}
      <p role="timer">
        {waitMs > 0 ? t('money.ask_wait', { time: clockText(Math.ceil(waitMs / 1000)) }) : t('money.ask_first')}
      </p>
    </section>
  )
}
