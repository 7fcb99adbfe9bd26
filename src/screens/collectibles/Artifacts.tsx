import { useState } from 'react'
import type { Asset } from '../../domain/asset'
import { t } from '../../i18n'
import { user } from '../../state/session'
import { LinkButton } from '../../ui/inputs/LinkButton'
import { Notice } from '../../ui/states/Notice'
import { AccountNotice } from './AccountNotice'
import { ArtifactDialog } from './ArtifactDialog'
import { Roster } from './Roster'

/** Magic equipment: which pieces are activated, and a button to activate the others. */
export function Artifacts() {
  const [asked, setAsked] = useState<Asset | null>(null)
  return (
    <>
      <AccountNotice />
      {user.value?.currentServerId === '' && (
        <Notice tone="warning" action={<LinkButton href="/servers">{t('collectibles.toServers')}</LinkButton>}>
          {t('error.roleFirst')}
        </Notice>
      )}
      <Roster label={t('collectibles.artifacts')} kind="artifact" onActivate={setAsked} />
      {asked && <ArtifactDialog asset={asked} onClose={() => setAsked(null)} />}
    </>
  )
}
