import { useEffect } from 'react'
import { stopWaiting } from '../../actions/wallet/askWallet'
import { config } from '../../config'
import { doctorHref } from '../../domain/doctorHref'
import { isForDoctor } from '../../domain/isForDoctor'
import { isKnownWallet, WALLET_TITLES } from '../../domain/walletTitles'
import { locale, t } from '../../i18n'
import { type LoginStage, loginError, loginStage } from '../../state/session'
import { walletName, walletState } from '../../state/wallet'
import { walletQuestion } from '../../state/walletQuestion'
import { LinkButton } from '../../ui/inputs/LinkButton'
import { lazyPart } from '../../ui/lazyPart'
import { WalletWait } from '../../ui/money/WalletWait'
import { Boundary } from '../../ui/states/Boundary'
import { Broken } from '../../ui/states/Broken'
import { Notice } from '../../ui/states/Notice'
import { LoginNotice } from './LoginNotice'

const loadWayOn = () => import('./LoginWayOn')
const LoginWayOn = lazyPart(loadWayOn)
const WayOutHint = lazyPart(() => import('../../ui/states/WayOutHint'), ['menu'])
const Wait = lazyPart(() => Promise.resolve({ default: WalletWait }), ['wallet'])

/** The wallet login's progress in words, with a cancel button; or why it failed, and what to do next. Spec 5, 8. */
export default function LoginState() {
  // While the wallet is asked, so that what to do next is there as soon as it refuses.
  useEffect(() => void loadWayOn().catch(Boolean), [])
  return (
    <Boundary fallback={(retry) => <Broken onRetry={retry} />}>
      <State />
    </Boundary>
  )
}

function State() {
  const stage = loginStage.value
  const error = loginError.value
  if (stage !== 'idle' && stage !== 'failed') {
    const question = walletQuestion.value
    return (
      <>
        <p>{stageText(stage)}</p>
        {question && (
          <Wait
            question={question}
            wallet={walletName.value}
            chain={config.chainName}
            chainId={config.chainId}
            onCancel={stopWaiting}
          />
        )}
      </>
    )
  }
  if (!error) return null
  const { key } = error
  if (NO_WALLET.includes(key) && (walletState.value === 'ready' || walletState.value === 'locked'))
    return <Notice tone="good">{t('signIn.walletHere')}</Notice>
  const tone = key === 'cancelled' ? 'info' : MILD.includes(key) ? 'warning' : 'bad'
  return (
    <>
      <LoginNotice error={error} tone={tone} action={<LoginWayOn of={key} />} />
      {isForDoctor(key) && (
        <LinkButton href={doctorHref(locale.value)} kind="quiet" wide>
          {t('signIn.doctor')}
        </LinkButton>
      )}
      <WayOutHint error={error} />
    </>
  )
}

const NO_WALLET: readonly string[] = ['installWallet', 'walletAbsent', 'walletWithoutBsc']
/** Nothing went wrong: it is the player's turn. */
const MILD: readonly string[] = [...NO_WALLET, 'rejected', 'walletClosed', 'wrongChain', 'accountChanged', 'walletBusy']

function stageText(stage: Exclude<LoginStage, 'idle' | 'failed'>): string {
  const name = walletName.value
  if (stage !== 'find') return t(`signIn.${stage}`)
  return isKnownWallet(name) ? t('signIn.find', { wallet: WALLET_TITLES[name] }) : t('signIn.look')
}
