import { useEffect, useState } from 'react'
import { loadAllowances } from '../../actions/load/loadAllowances'
import { refreshUser } from '../../actions/load/refreshUser'
import { followNotes } from '../../actions/wayOut/followNotes'
import { t } from '../../i18n'
import { knownPlayer, ownAddress } from '../../state/knownPlayer'
import { userError } from '../../state/userError'
import { lockIcon } from '../../ui/art/icons/lock'
import { PageTitle } from '../../ui/lists/PageTitle'
import { Stack } from '../../ui/lists/Stack'
import { EmptyState } from '../../ui/states/EmptyState'
import { LoadError } from '../../ui/states/LoadError'
import { Loading } from '../../ui/states/Loading'
import { allowancesPage } from './Allowances.style'
import { OwnAllowances } from './OwnAllowances'

/** What others may take or move of the login's account, by the chain; each is set to zero by one tap. */
export default function Allowances() {
  const account = ownAddress.value
  useEffect(() => {
    if (!account) return
    // What a visit before has asked the wallet for, here or on the way out.
    followNotes({ account, isWanted: ({ is }) => is === 'zero', reread: loadAllowances })
    void loadAllowances()
  }, [account])
  return (
    <div class={allowancesPage}>
      <Stack>
        <PageTitle title={t('allowances.title')} text={t('allowances.lead')} />
        {account ? <OwnAllowances account={account} /> : <NoAccount />}
      </Stack>
    </div>
  )
}

/** While nobody knows whose login it is, or where it has no wallet. */
function NoAccount() {
  const [busy, setBusy] = useState(false)
  const retry = async () => {
    setBusy(true)
    await refreshUser()
    setBusy(false)
  }
  if (knownPlayer.value)
    return <EmptyState icon={lockIcon} title={t('allowancesPage.noWallet')} text={t('allowancesPage.noWalletText')} />
  const error = userError.value
  return error ? (
    <LoadError title={t('allowancesPage.notPlayer')} error={error} onRetry={() => void retry()} busy={busy} />
  ) : (
    <Loading height="16rem" />
  )
}
