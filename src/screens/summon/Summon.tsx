import { useEffect, useRef, useState } from 'react'
import { loadServers } from '../../actions/load/loadServers'
import { loadSummons } from '../../actions/load/loadSummons'
import { refreshUser } from '../../actions/load/refreshUser'
import type { AppError } from '../../errors'
import { t, wishedLocale } from '../../i18n'
import { roles, user } from '../../state/session'
import { PageTitle } from '../../ui/lists/PageTitle'
import { LoadError } from '../../ui/states/LoadError'
import { Loading } from '../../ui/states/Loading'
import { Altar } from './Altar'
import { Camps } from './Camps'
import { History } from './History'
import { summon } from './Summon.style'
import { Tickets } from './Tickets'

/** Reads what the conditions depend on: the player and the roles. */
async function readAll(): Promise<AppError | null> {
  const [error] = await Promise.all([refreshUser(), roles.value ? null : loadServers()])
  return error
}

/**
 * What a ticket may bring comes before the ways to one, until the player has none: from then on the ways are first, and
 * nothing changes its place under the finger that collects.
 */
function Rest() {
  const wasPoor = useRef(false)
  if (!user.value?.summonTickets) wasPoor.current = true
  const ways = <Tickets key="ways" />
  return (
    <div>
      {wasPoor.current && ways}
      <Camps key="camps" />
      <History key="history" />
      {!wasPoor.current && ways}
    </div>
  )
}

/** Heroes for tickets, where tickets come from, and earlier heroes. Spec 1, 9. */
export default function Summon() {
  const [error, setError] = useState<AppError | null>(null)
  const [isBusy, setBusy] = useState(true)
  const read = async () => {
    setBusy(true)
    setError(await readAll())
    setBusy(false)
  }
  useEffect(() => {
    void read()
  }, [])
  useEffect(() => void loadSummons(), [wishedLocale.value])
  const isKnown = user.value && (roles.value || !isBusy)
  return (
    <div class={summon}>
      <PageTitle title={t('summon.title')} text={t('summon.lead')} />
      {isKnown ? (
        <>
          <Altar />
          <Rest />
        </>
      ) : error ? (
        <LoadError title={t('summon.notLoaded')} error={error} onRetry={() => void read()} busy={isBusy} />
      ) : (
        <Loading height="24rem" />
      )}
    </div>
  )
}
