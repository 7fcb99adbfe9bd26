import { useEffect } from 'react'
import { loadSummonedHeroes } from '../../actions/load/loadSummonedHeroes'
import { loadSummons } from '../../actions/load/loadSummons'
import { isSparing } from '../../actions/page/isSparing'
import { untilQuiet } from '../../actions/page/untilQuiet'
import { t } from '../../i18n'
import { summonedHeroes, summons } from '../../state/summons'
import { bandColour } from '../../ui/art/Grade'
import { gradeBand } from '../../ui/art/gradeBand'
import { Icon } from '../../ui/art/Icon'
import { summonIcon } from '../../ui/art/icons/summon'
import { Picture } from '../../ui/art/Picture'
import { pictureOf } from '../../ui/art/pictureOf'
import { Panel } from '../../ui/lists/Panel'
import { LoadError } from '../../ui/states/LoadError'
import { Loading } from '../../ui/states/Loading'
import { Unread } from '../../ui/states/Unread'
import { dayText } from '../../ui/text/dateText'
import { history } from './History.style'

/** The activity feed has the rest. */
const SHOWN = 6
const PLACES = 3

/** The heroes summoned earlier, by their pictures, each with a link to its page; the first row shows the places left. */
export function History() {
  return (
    <Panel title={t('summon.history')} busy={summons.value.busy}>
      <Lines />
    </Panel>
  )
}

function Lines() {
  const { data, busy, error } = summons.value
  const shown = data?.items.slice(0, SHOWN)
  useEffect(() => {
    if (!shown || isSparing()) return
    untilQuiet()
      .then(() => loadSummonedHeroes(shown.map(({ assetsId }) => assetsId)))
      .catch(Boolean)
  }, [data])
  if (error) {
    const read = () => void loadSummons()
    return <LoadError title={t('summon.historyNotLoaded')} error={error} onRetry={read} busy={busy} />
  }
  if (!data || !shown) {
    return <Loading height="6rem" />
  }
  if (data.items.length === 0 && !data.unread) return <p data-soft="true">{t('summon.historyEmpty')}</p>
  return (
    <>
      <Unread count={data.unread} />
      <ul class={history}>
        {shown.map(({ id, assetsId, nftName, time }) => (
          <li key={id}>
            <a href={`/cardDetail?id=${encodeURIComponent(assetsId)}`}>
              <Face id={assetsId} />
              <b>{nftName}</b> <small>{dayText(time)}</small>
            </a>
          </li>
        ))}
        {Array.from({ length: PLACES - shown.length }, (_, index) => (
          <li key={index} aria-hidden="true">
            <NoFace />
          </li>
        ))}
      </ul>
    </>
  )
}

/** The hero's picture, as soon as it is known. */
function Face({ id }: { id: string }) {
  const hero = summonedHeroes.value[id]
  if (!hero) return <NoFace />
  const { picture, fallback } = pictureOf(hero)
  return (
    <i class={bandColour} data-band={gradeBand(hero.grade)}>
      <Picture src={picture} fallback={fallback} alt="" width={90} height={120} />
    </i>
  )
}

function NoFace() {
  return (
    <i>
      <Icon path={summonIcon} size={24} />
    </i>
  )
}
