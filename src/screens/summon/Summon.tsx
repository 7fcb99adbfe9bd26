import { useEffect, useState } from 'react'
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
          <div>
            <Tickets />
            <Camps />
            <History />
          </div>
        </>
      ) : error ? (
        <LoadError title={t('summon.notLoaded')} error={error} onRetry={() => void read()} busy={isBusy} />
      ) : (
        <Loading height="24rem" />
      )}
    </div>
  )
}
