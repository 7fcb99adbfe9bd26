import { useEffect, useState } from 'react'
import { loadInvites } from '../../actions/loadInvites'
import { refreshUser } from '../../actions/refreshUser'
import type { AppError } from '../../errors'
import { t } from '../../i18n'
import { user } from '../../state/session'
import { LoadError } from '../../ui/LoadError'
import { Loading } from '../../ui/Loading'
import { PageTitle } from '../../ui/PageTitle'
import { Invitation } from './Invitation'
import { InviteList } from './InviteList'
import { Rewards } from './Rewards'
import { column, shares } from './Shares.style'

/** The player's invitation, who accepted it, and what it earned. Spec 2, 3. */
export default function Shares() {
  const [error, setError] = useState<AppError | null>(null)
  const readUser = async () => setError(await refreshUser())
  useEffect(() => {
    void loadInvites()
    if (!user.value) void readUser()
  }, [])
  const player = user.value
  return (
    <div class={shares}>
      <PageTitle title={t('shares.title')} text={t('shares.lead')} />
      {player ? (
        <Invitation player={player} />
      ) : error ? (
        <LoadError title={t('shares.notLoaded')} error={error} onRetry={() => void readUser()} />
      ) : (
        <Loading height="24rem" />
      )}
      <div class={column}>
        <Rewards />
        <InviteList />
      </div>
    </div>
  )
}
