import { useEffect, useState } from 'react'
import { refreshUser } from '../../actions/load/refreshUser'
import type { AppError } from '../../errors'
import { t } from '../../i18n'
import { user } from '../../state/session'
import { PageTitle } from '../../ui/lists/PageTitle'
import { Stack } from '../../ui/lists/Stack'
import { LoadError } from '../../ui/states/LoadError'
import { Loading } from '../../ui/states/Loading'
import { Skeleton } from '../../ui/states/Skeleton'
import { setting } from './Setting.style'
import { Settings } from './Settings'

/** Nickname, contacts, passwords, wallet and the way to the player's other places. Spec 2. */
export default function Setting() {
  const [error, setError] = useState<AppError | null>(null)
  const [busy, setBusy] = useState(false)
  const read = async () => {
    setBusy(true)
    setError(await refreshUser())
    setBusy(false)
  }
  useEffect(() => void read(), [])
  const player = user.value
  return (
    <div class={setting}>
      <PageTitle title={t('setting.title')} />
      {player ? (
        <Settings player={player} />
      ) : error ? (
        <LoadError title={t('setting.notLoaded')} error={error} onRetry={() => void read()} busy={busy} />
      ) : (
        <SettingSkeleton />
      )}
    </div>
  )
}

function SettingSkeleton() {
  return (
    <Loading>
      <Stack>
        {[0, 1, 2, 3, 4, 5].map((each) => (
          <Skeleton key={each} height="60px" />
        ))}
      </Stack>
    </Loading>
  )
}
