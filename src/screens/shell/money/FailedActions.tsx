import { closeFlow } from '../../../actions/closeFlow'
import { loadAsset } from '../../../actions/loadAsset'
import { reviewMoney } from '../../../actions/reviewMoney'
import { switchToBsc } from '../../../actions/switchToBsc'
import { config } from '../../../config'
import { t } from '../../../i18n'
import { openAsset } from '../../../state/assets'
import type { Flow } from '../../../state/journal'
import { Button } from '../../../ui/Button'
import { LinkButton } from '../../../ui/LinkButton'
import { goOn } from './goOn'
import type { WayOn } from './wayOn'

/** Back to the review with the asset as the market has it now; the sheet closes where it cannot be read. */
async function reviewAnew({ kind, asset }: Flow): Promise<void> {
  if (!asset) return closeFlow()
  await loadAsset(asset.kind === 'dragon' ? 'dragon' : 'card', asset.id)
  const { data, error } = openAsset.value
  if (data && !error && data.id === asset.id) reviewMoney(kind, data)
  else closeFlow()
}

async function switchThenGoOn(flow: Flow, entryId: string | null): Promise<void> {
  if (!(await switchToBsc())) return
  if (entryId !== null) await goOn(entryId)
  else reviewMoney(flow.kind, flow.asset)
}

/** The first way on as the main button, and the way out beside it. */
export function FailedActions({ flow, way }: { flow: Flow; way: WayOn }) {
  return (
    <footer>
      <Button onClick={closeFlow}>{t('money.close')}</Button>
      <FirstWay flow={flow} way={way} />
    </footer>
  )
}

function FirstWay({ flow, way }: { flow: Flow; way: WayOn }) {
  const primary = (text: string, onClick: () => unknown) => (
    <Button kind="primary" onClick={() => void onClick()}>
      {text}
    </Button>
  )
  switch (way.is) {
    case 'switch':
      return primary(t('money.switchChain', { chain: config.chainName }), () => switchThenGoOn(flow, way.entryId))
    case 'continue':
      return primary(t('money.continue'), () => goOn(way.entryId))
    case 'look':
      return primary(t('money.look'), () => goOn(way.entryId))
    case 'reload':
      return primary(t('money.reload'), () => reviewAnew(flow))
    case 'review':
      return primary(t('money.again'), () => reviewMoney(flow.kind, flow.asset))
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
