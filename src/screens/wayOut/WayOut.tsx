import { useEffect } from 'react'
import { checkWalletEvery, lookAtWallet } from '../../actions/wallet/wallet'
import { followNotes } from '../../actions/wayOut/followNotes'
import { loadWayOut } from '../../actions/wayOut/loadWayOut'
import { t } from '../../i18n'
import { walletAccount } from '../../state/wallet'
import { exitRuns, wayOut } from '../../state/wayOut'
import { Button } from '../../ui/inputs/Button'
import { PageTitle } from '../../ui/lists/PageTitle'
import { Stack } from '../../ui/lists/Stack'
import { Loading } from '../../ui/states/Loading'
import { Notice } from '../../ui/states/Notice'
import { errorText } from '../../ui/text/errorText'
import { Connect } from './Connect'
import { Found } from './Found'
import { Run } from './Run'
import { Save } from './Save'
import { TopLine } from './TopLine'
import { page } from './WayOut.style'

const LOOK_MS = 5000

/** What a wallet can do without the provider: all that the chain knows of it, and what brings it out. */
export function WayOut() {
  const account = walletAccount.value
  useEffect(() => {
    void lookAtWallet().catch(Boolean)
    return checkWalletEvery(LOOK_MS)
  }, [])
  useEffect(() => {
    if (!account) return
    followNotes({ account, reread: loadWayOut })
    void loadWayOut()
  }, [account])
  return (
    <div class={page}>
      <TopLine />
      <main>
        <Stack>
          <PageTitle title={t('wayOut.title')} text={t('wayOut.lead')} />
          <Connect />
          {exitRuns.value
            .filter((run) => run.account === account)
            .map((run) => (
              <Run key={run.ref} run={run} />
            ))}
          {account && <Content account={account} />}
          {(!account || wayOut.value.data?.account !== account) && <Save />}
          <p data-soft="true">{t('wayOut.limits')}</p>
        </Stack>
      </main>
    </div>
  )
}

function Content({ account }: { account: string }) {
  const { data, busy, error } = wayOut.value
  const read = () => void loadWayOut()
  const isOwn = data?.account === account
  return (
    <>
      {error && (
        <Notice tone="bad" live>
          <b>{t('wayOut.notRead')}</b>
          <p>{errorText(error)}</p>
          <Button busy={busy} onClick={read}>
            {t('common.retry')}
          </Button>
        </Notice>
      )}
      {!isOwn && !error && (
        <>
          <p role="status">{t('wayOut.reading')}</p>
          <Loading height="16rem" />
        </>
      )}
      {data && isOwn && <Found found={data} />}
      {data && isOwn && (
        <Button wide busy={busy} onClick={read}>
          {t('exit.readAgain')}
        </Button>
      )}
    </>
  )
}
