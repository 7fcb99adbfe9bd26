import { loadAsset } from '../../actions/load/loadAsset'
import { closeFlow } from '../../actions/money/closeFlow'
import { reviewMoney } from '../../actions/money/reviewMoney'
import { t } from '../../i18n'
import { openAsset } from '../../state/assets'
import { type Flow, flow } from '../../state/flow'
import { isOnBsc } from '../../state/walletQuestion'
import { Button } from '../../ui/inputs/Button'
import { LinkButton } from '../../ui/inputs/LinkButton'
import { goOn } from './goOn'
import { MoneySwitch } from './MoneySwitch'
import type { WayOn } from './wayOn'

/** Goes back to the review with the asset as it is now; closes the sheet if the asset cannot be read. */
async function reviewAnew({ kind, asset }: Flow): Promise<void> {
  if (!asset) return closeFlow()
  await loadAsset(asset.kind === 'dragon' ? 'dragon' : 'card', asset.id)
  const { data, error } = openAsset.value
  if (data && !error && data.id === asset.id) reviewMoney(kind, data)
  else closeFlow()
}

async function goOnSwitched({ kind, asset }: Flow, entryId: string | null): Promise<void> {
  // The sheet was closed meanwhile: nothing may open by itself.
  if (flow.value?.stage !== 'failed') return
  if (entryId !== null) await goOn(entryId)
  else reviewMoney(kind, asset)
}

/** The first way on as the main button, with the way out beside it. */
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
      // The player switched by hand, or the wallet's answer came late.
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
    case 'setting':
      return (
        <LinkButton href="/setting" kind="primary" onClick={closeFlow}>
          {t('money.choosePassword')}
        </LinkButton>
      )
    default:
      return null
  }
}
