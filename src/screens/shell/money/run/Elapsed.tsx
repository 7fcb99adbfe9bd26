import { useEffect, useState } from 'preact/hooks'
import { t } from '../../../../i18n'
import { clockText } from '../../../../ui/Countdown'

/** How long the step has been under way, and how long such a step took here before. Counts anew from the clock each time. */
export function Elapsed({ since, usual }: { since: number; usual: number | null }) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const seconds = (ms: number) => clockText(Math.max(0, Math.round(ms / 1000)))
  return (
    <>
      {t('money.elapsed', { time: seconds(now - since) })}
      {usual !== null && ` · ${t('money.usual', { time: seconds(usual) })}`}
    </>
  )
}
