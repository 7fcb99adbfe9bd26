import { recoverAsset } from '../../actions/recoverAsset'
import { reviewMoney } from '../../actions/reviewMoney'
import { reviewedAbilities, standingOf } from '../../domain/abilities'
import type { Asset } from '../../domain/asset'
import type { Recovery } from '../../domain/recovery'
import { t } from '../../i18n'
import { ownAssets } from '../../state/assets'
import { openEntries } from '../../state/journal'
import { recoveryOf } from '../../state/recoveries'
import { roles, user } from '../../state/session'
import { assetPath } from '../../ui/AssetCard'
import { Badge } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import { bandColour } from '../../ui/Grade'
import { gradeBand } from '../../ui/gradeBand'
import { LinkButton } from '../../ui/LinkButton'
import { Notice } from '../../ui/Notice'
import { Picture } from '../../ui/Picture'
import { pictureOf } from '../../ui/pictureOf'
import { RecoveryNotice } from '../../ui/RecoveryNotice'
import { Sheet } from '../../ui/Sheet'
import { useBackToClose } from '../../ui/useBackToClose'
import { chosenAsset } from './chosenAsset'
import { sheetActions, sheetHead } from './OwnSheet.style'
import { OwnStatus } from './OwnStatus'

const close = () => {
  chosenAsset.value = null
}

/**
 * The actions of the asset that was chosen in the list: those allowed now, and for each of the others why not. Spec 4.
 */
export default function OwnSheet() {
  const asset = ownAssets.value.data?.items.find(({ id }) => id === chosenAsset.value)
  return asset ? <OpenSheet asset={asset} /> : null
}

function OpenSheet({ asset }: { asset: Asset }) {
  useBackToClose(close)
  const recovery = recoveryOf(asset.id)
  const { picture, fallback } = pictureOf(asset)
  const recover = (offer: Recovery) => {
    if (offer.action === 'auctionWithdraw') close()
    return recoverAsset(asset, offer)
  }
  return (
    <Sheet title={asset.name} closeLabel={t('common.close')} onClose={close}>
      <div class={`${sheetHead} ${bandColour}`} data-band={gradeBand(asset.grade)}>
        <Picture src={picture} fallback={fallback} alt="" width={54} height={72} />
        <p>
          <OwnStatus asset={asset} />
          <Badge>{t(`asset.place_${asset.place}`)}</Badge>
        </p>
      </div>
      <div class={sheetActions}>
        {recovery && <RecoveryNotice asset={asset} recovery={recovery} onRecover={() => recover(recovery)} />}
        <Actions asset={asset} />
        <LinkButton href={assetPath(asset)} kind="quiet" wide>
          {t('account.openPage')}
        </LinkButton>
      </div>
    </Sheet>
  )
}

function Actions({ asset }: { asset: Asset }) {
  if (openEntries.value.some(({ resource }) => resource === `asset:${asset.id}`))
    return <Notice>{t('account.underWay')}</Notice>
  const all = reviewedAbilities(asset, standingOf(user.value, roles.value))
  if (all.length === 0) return <Notice>{t('account.noActions')}</Notice>
  return (
    <ul aria-label={t('asset.actions')}>
      {all.map(({ action, whyNot }) => {
        const text = t(`asset.do_${action}`)
        const review = () => {
          close()
          reviewMoney(action, asset)
        }
        return (
          <li key={action}>
            <Button wide disabled={whyNot !== null} onClick={review}>
              {text}
            </Button>
            {whyNot && <p>{t(`error.${whyNot}`, { type: text })}</p>}
          </li>
        )
      })}
    </ul>
  )
}
