import { isReloaded, reloadOnce } from '../../actions/page/reloadOnce'
import { t } from '../../i18n'
import { Button } from '../../ui/inputs/Button'
import { lazyPart } from '../../ui/lazyPart'
import { CopyPage } from './CopyPage'
import { LoginSwitch } from './LoginSwitch'

const HandOff = lazyPart(() => import('./HandOff'), ['handOff'])

/** What to do next after a wallet login that failed with this error. */
export default function LoginWayOn({ of: key }: { of: string }) {
  switch (key) {
    case 'wrongChain':
    case 'chainUnknown':
    case 'linkBsc':
      return <LoginSwitch />
    case 'walletWithoutBsc':
      return <Button onClick={reloadOnce}>{t('signIn.reload')}</Button>
    case 'walletAbsent':
      if (!isReloaded()) return <Button onClick={reloadOnce}>{t('signIn.reload')}</Button>
      return (
        <>
          <p>{t('signIn.reopen')}</p>
          <CopyPage />
        </>
      )
    case 'installWallet':
      return <HandOff />
    default:
      return null
  }
}
