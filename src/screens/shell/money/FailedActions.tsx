import { closeFlow } from '../../../actions/closeFlow'
import { loadAsset } from '../../../actions/loadAsset'
import { reviewMoney } from '../../../actions/reviewMoney'
import { t } from '../../../i18n'
import { openAsset } from '../../../state/assets'
import { type Flow, flow } from '../../../state/journal'
import { isOnBsc } from '../../../state/walletQuestion'
import { Button } from '../../../ui/Button'
import { LinkButton } from '../../../ui/LinkButton'
import { goOn } from './goOn'
import { MoneySwitch } from './MoneySwitch'
import type { WayOn } from './wayOn'

/** Back to the review with the asset as the market has it now; the sheet closes where it cannot be read. */
async function reviewAnew({ kind, asset }: Flow): Promise<void> {
  if (!asset) return closeFlow()
  await loadAsset(asset.kind === 'dragon' ? 'dragon' : 'card', asset.id)
  const { data, error } = openAsset.value
  if (data && !error && data.id === asset.id) reviewMoney(kind, data)
  else closeFlow()
}

async function goOnSwitched({ kind, asset }: Flow, entryId: string | null): Promise<void> {
  // Closed in the meantime: nothing opens by itself.
  if (flow.value?.stage !== 'failed') return
  if (entryId !== null) await goOn(entryId)
  else reviewMoney(kind, asset)
}

/** The first way on as the main button, and the way out beside it. */
export function FailedActions({ flow: shown, way }: { flow: Flow; way: WayOn }) {
  return (
    <footer>
      <Button onClick={closeFlow}>{t('money.close')}</Button>
      <FirstWay shown={shown} way={way} />
    </footer>
  )
}

function FirstWay({ shown, way }: { shown: Flow; way: WayOn }) {
  const primary = (text: string, onClick: () => unknown) => (
    <Button kind="primary" onClick={() => void onClick()}>
      {text}
    </Button>
  )
  switch (way.is) {
    case 'switch':
      // It was switched by hand, or the wallet's answer came late.
      if (isOnBsc.value) return primary(t('money.continue'), () => goOnSwitched(shown, way.entryId))
      return <MoneySwitch kind="primary" onSwitched={() => goOnSwitched(shown, way.entryId)} />
    case 'continue':
      return primary(t('money.continue'), () => goOn(way.entryId))
    case 'look':
      return primary(t('money.look'), () => goOn(way.entryId))
    case 'reload':
      return primary(t('money.reload'), () => reviewAnew(shown))
    case 'review':
      return primary(t('money.again'), () => reviewMoney(shown.kind, shown.asset))
    case 'logIn':
      return (
        <LinkButton href="/login" kind="primary" onClick={closeFlow}>
          {t('money.logIn')}
        </LinkButton>
      )
    default:
      return null
  }
}
