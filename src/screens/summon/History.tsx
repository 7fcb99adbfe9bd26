import { loadSummons } from '../../actions/load/loadSummons'
import { t } from '../../i18n'
import { summons } from '../../state/summons'
import { Icon } from '../../ui/art/Icon'
import { nextIcon } from '../../ui/art/icons/next'
import { summonIcon } from '../../ui/art/icons/summon'
import { Panel } from '../../ui/lists/Panel'
import { LoadError } from '../../ui/states/LoadError'
import { Loading } from '../../ui/states/Loading'
import { Unread } from '../../ui/states/Unread'
import { momentText } from '../../ui/text/dateText'
import { history } from './History.style'

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
  if (data.items.length === 0 && !data.unread) return <p data-soft="true">{t('summon.historyEmpty')}</p>
  return (
    <>
      <Unread count={data.unread} />
      <ul class={history}>
        {data.items.slice(0, SHOWN).map(({ id, assetsId, nftName, time }) => (
          <li key={id}>
            <a href={`/cardDetail?id=${encodeURIComponent(assetsId)}`}>
              <i>
                <Icon path={summonIcon} size={18} />
              </i>
              <span>
                <b>{nftName}</b> <small>{momentText(time)}</small>
              </span>
              <Icon path={nextIcon} size={16} />
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
