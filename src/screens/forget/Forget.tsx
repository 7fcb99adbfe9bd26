import { useState } from 'react'
import { t } from '../../i18n'
import { LinkButton } from '../../ui/inputs/LinkButton'
import { PageTitle } from '../../ui/lists/PageTitle'
import { Panel } from '../../ui/lists/Panel'
import { forget } from './Forget.style'
import { ForgetArt } from './ForgetArt'
import { ResetDone } from './ResetDone'
import { ResetForm } from './ResetForm'

/** A forgotten password: an account, a code to it, and the password is reset. Spec 2, 9. */
export default function Forget() {
  const [isDone, setDone] = useState(false)
  return (
    <div class={forget}>
      <ForgetArt isOpen={isDone} />
      <PageTitle title={t('forget.title')} text={isDone ? undefined : t('forget.lead')} />
      <div>
        <Panel tone="gold">{isDone ? <ResetDone /> : <ResetForm onDone={() => setDone(true)} />}</Panel>
        {!isDone && (
          <LinkButton href="/login" kind="quiet" wide>
            {t('forget.toLogin')}
          </LinkButton>
        )}
      </div>
    </div>
  )
}
