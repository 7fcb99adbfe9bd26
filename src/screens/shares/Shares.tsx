import { useEffect, useState } from 'react'
import { loadInvites } from '../../actions/load/loadInvites'
import { readUser } from '../../actions/load/readUser'
import type { AppError } from '../../errors'
import { t } from '../../i18n'
import { user } from '../../state/session'
import { PageTitle } from '../../ui/lists/PageTitle'
import { LoadError } from '../../ui/states/LoadError'
import { Loading } from '../../ui/states/Loading'
import { Invitation } from './Invitation'
import { InviteList } from './InviteList'
import { Rewards } from './Rewards'
import { shares } from './Shares.style'

/** The player's invitation, who accepted it, and what it earned. Spec 2, 3. */
export default function Shares() {
  const [error, setError] = useState<AppError | null>(null)
  const read = async () => setError(await readUser())
  useEffect(() => {
    void loadInvites()
    if (!user.value) void read()
  }, [])
  const player = user.value
  return (
    <div class={shares}>
      <PageTitle title={t('shares.title')} />
      {player ? (
        <Invitation player={player} />
      ) : error ? (
        <LoadError title={t('shares.notLoaded')} error={error} onRetry={() => void read()} />
      ) : (
        <Loading height="24rem" />
      )}
      <div>
        <Rewards />
        <InviteList />
      </div>
    </div>
  )
}
