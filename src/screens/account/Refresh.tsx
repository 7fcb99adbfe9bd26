import { useState } from 'react'
import { refreshAssets } from '../../actions/load/refreshAssets'
import { t } from '../../i18n'
import { Icon } from '../../ui/art/Icon'
import { refreshIcon } from '../../ui/art/icons/refresh'
import { Button } from '../../ui/inputs/Button'
import { timeText } from '../../ui/text/dateText'

interface Outcome {
  /** Unix time in seconds. */
  at: number
  /** null: it failed. */
  changed: number | null
}

function textOf({ at, changed }: Outcome): string {
  if (changed === null) return t('account.notRefreshed')
  const slots = { time: timeText(at), count: changed }
  return t(changed > 0 ? 'account.refreshedChanged' : 'account.refreshed', slots)
}

/** Has the game read the chain again, and shows whether that worked, when, and how much changed. */
export function Refresh() {
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const refresh = async () => {
    setBusy(true)
    const changed = await refreshAssets()
    setBusy(false)
    setOutcome({ at: Date.now() / 1000, changed })
  }
  return (
    <>
      <Button busy={isBusy} onClick={() => void refresh()}>
        {!isBusy && <Icon path={refreshIcon} size={20} />}
        <span>{t('account.refresh')}</span>
      </Button>
      <p role="status">{isBusy ? t('account.refreshing') : outcome && textOf(outcome)}</p>
    </>
  )
}
