import { useEffect, useState } from 'react'
import { t } from '../../../i18n'
import { clockText, spanText } from '../../../ui/money/Countdown'

/** How long the step has taken so far, and how long it usually takes here. Computed from the clock at each tick. */
export function Elapsed({ since, usual }: { since: number; usual: number | null }) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <>
      {t('money.elapsed', { time: clockText(Math.max(0, Math.round((now - since) / 1000))) })}
      {usual !== null && ` · ${t('money.usual', { time: spanText(usual) })}`}
    </>
  )
}
