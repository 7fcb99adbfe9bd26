import { useState } from 'react'
import { t } from '../../i18n'
import { Icon } from '../../ui/art/Icon'
import { lockIcon } from '../../ui/art/icons/lock'
import { LinkButton } from '../../ui/inputs/LinkButton'
import { PageTitle } from '../../ui/lists/PageTitle'
import { Panel } from '../../ui/lists/Panel'
import { emptyState } from '../../ui/states/EmptyState.style'
import { LateScene } from '../../ui/states/LateScene'
import { forget } from './Forget.style'
import { ResetDone } from './ResetDone'
import { ResetForm } from './ResetForm'

/** A forgotten password: an account, a code to it, and the password is reset. Spec 2, 9. */
export default function Forget() {
  const [isDone, setDone] = useState(false)
  return (
    <div class={forget}>
      {!isDone && (
        <div class={emptyState}>
          <i>
            <LateScene />
            <Icon path={lockIcon} size={34} />
          </i>
        </div>
      )}
      <PageTitle title={t('forget.title')} text={isDone ? undefined : t('forget.lead')} />
      <Panel tone="gold">{isDone ? <ResetDone /> : <ResetForm onDone={() => setDone(true)} />}</Panel>
      {!isDone && (
        <LinkButton href="/login" kind="quiet" wide>
          {t('forget.toLogin')}
        </LinkButton>
      )}
    </div>
  )
}
