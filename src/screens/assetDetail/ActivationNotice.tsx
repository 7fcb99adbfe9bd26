import type { AssetDetail } from '../../domain/asset'
import { t } from '../../i18n'
import { user } from '../../state/session'
import { LinkButton } from '../../ui/inputs/LinkButton'
import { Notice } from '../../ui/states/Notice'

/** Where equipment is activated, which no action of its page does. Spec 3. */
export function ActivationNotice({ asset: { kind, activated, ownerId } }: { asset: AssetDetail }) {
  if (kind !== 'equip' || activated) return null
  const isOwn = user.value?.userid === ownerId
  return (
    <Notice action={isOwn && <LinkButton href="/collectibles?kind=artifact">{t('assetPage.toArtifacts')}</LinkButton>}>
      {t('assetPage.activateEquip')}
    </Notice>
  )
}
