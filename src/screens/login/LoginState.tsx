import { useEffect, useRef } from 'react'
import { readInviteCode } from '../../actions/openSession'
import { switchToBsc } from '../../actions/switchToBsc'
import { config } from '../../config'
import { t } from '../../i18n'
import { loginError, loginStage } from '../../state/session'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { CopyPage } from './CopyPage'

/** How far the login has come, in words; or why it ended, and the way on. Spec 5, 8. */
export default function LoginState() {
  const stage = loginStage.value
  const error = loginError.value
  const box = useRef<HTMLDivElement>(null)
  // The wallet or the keyboard may have lain over it.
  useEffect(() => {
    if (error) box.current?.scrollIntoView?.({ block: 'nearest' })
  }, [error])
  if (stage !== 'idle' && stage !== 'failed') {
    // The form says it by itself.
    const invite = stage !== 'token' && readInviteCode()
    return (
      <p>
        {t(`signIn.${stage}`)}
        {invite && ` ${t('signIn.invite', { code: invite })}`}
      </p>
    )
  }
  if (!error) return null
  const { key } = error
  return (
    <div ref={box}>
      <Notice tone={key === 'rejected' ? 'warning' : 'bad'} action={<WayOn of={key} />}>
        {t(`error.${key}`, error.params)}
      </Notice>
    </div>
  )
}

function WayOn({ of: key }: { of: string }) {
  if (key === 'wrongChain' || key === 'linkBsc') {
    return <Button onClick={switchToBsc}>{t('signIn.switch', { chain: config.chainName })}</Button>
  }
  if (key !== 'installWallet') return null
  return (
    <>
      <p>{t('signIn.noWallet')}</p>
      <CopyPage />
    </>
  )
}
