import { useState } from 'preact/hooks'
import { refreshAssets } from '../../actions/refreshAssets'
import { locale, t } from '../../i18n'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { refreshIcon } from '../../ui/icons/refresh'

const timeOf = (moment: Date): string =>
  new Intl.DateTimeFormat(locale.value, { hour: '2-digit', minute: '2-digit', second: '2-digit' }).format(moment)

/** Has the game look at the chain again, and says when that was last done. */
export function Refresh() {
  const [isBusy, setBusy] = useState(false)
  const [doneAt, setDoneAt] = useState<Date | null>(null)
  const refresh = async () => {
    setBusy(true)
    await refreshAssets()
    setBusy(false)
    setDoneAt(new Date())
  }
  return (
    <>
      <Button busy={isBusy} onClick={() => void refresh()}>
        {!isBusy && <Icon path={refreshIcon} size={20} />}
        {t('account.refresh')}
      </Button>
      <p role="status">
        {isBusy ? t('account.refreshing') : doneAt && t('account.refreshed', { time: timeOf(doneAt) })}
      </p>
    </>
  )
}
