import { loadSummons } from '../../actions/loadSummons'
import { t } from '../../i18n'
import { summons } from '../../state/summons'
import { momentText } from '../../ui/dateText'
import { LoadError } from '../../ui/LoadError'
import { Loading } from '../../ui/Loading'
import { Panel } from '../../ui/Panel'
import { history } from './Summon.style'

/** The activity feed has the rest. */
const SHOWN = 6

/** The heroes summoned earlier, each with a link to its page. */
export function History() {
  return (
    <Panel title={t('summon.history')} busy={summons.value.busy}>
      <Lines />
    </Panel>
  )
}

function Lines() {
  const { data, busy, error } = summons.value
  if (error) {
    const read = () => void loadSummons()
    return <LoadError title={t('summon.historyNotLoaded')} error={error} onRetry={read} busy={busy} />
  }
  if (!data) {
    return <Loading height="6rem" />
  }
  if (data.length === 0) return <p data-soft="true">{t('summon.historyEmpty')}</p>
  return (
    <ul class={history}>
      {data.slice(0, SHOWN).map(({ id, assetsId, nftName, time }) => (
        <li key={id}>
          <a href={`/cardDetail?id=${encodeURIComponent(assetsId)}`}>
            <b>{nftName}</b> <small>{momentText(time)}</small>
          </a>
        </li>
      ))}
    </ul>
  )
}
