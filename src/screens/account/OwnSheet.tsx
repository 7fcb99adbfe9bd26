import { recoverAsset } from '../../actions/money/recoverAsset'
import { reviewMoney } from '../../actions/money/reviewMoney'
import { reviewedAbilities, standingOf } from '../../domain/abilities'
import type { Asset } from '../../domain/asset'
import type { Recovery } from '../../domain/recovery'
import { t } from '../../i18n'
import { ownAssets } from '../../state/assets'
import { openEntries } from '../../state/journal'
import { recoveryOf } from '../../state/recoveries'
import { roles, user } from '../../state/session'
import { assetPath } from '../../ui/art/AssetCard'
import { Badge } from '../../ui/art/Badge'
import { bandColour } from '../../ui/art/Grade'
import { gradeBand } from '../../ui/art/gradeBand'
import { Picture } from '../../ui/art/Picture'
import { pictureOf } from '../../ui/art/pictureOf'
import type { ChooseProps } from '../../ui/choosing/Choose'
import { BrokenSheet } from '../../ui/frame/BrokenSheet'
import { Sheet } from '../../ui/frame/Sheet'
import { useBackToClose } from '../../ui/frame/useBackToClose'
import { Button } from '../../ui/inputs/Button'
import { LinkButton } from '../../ui/inputs/LinkButton'
import { lazyPart } from '../../ui/lazyPart'
import { RecoveryNotice } from '../../ui/money/RecoveryNotice'
import { Boundary } from '../../ui/states/Boundary'
import { Notice } from '../../ui/states/Notice'
import { errorText } from '../../ui/text/errorText'
import { chosenAsset } from './chosenAsset'
import { sheetActions, sheetHead } from './OwnSheet.style'
import { OwnStatus } from './OwnStatus'

const Choose = lazyPart<ChooseProps>(
  async () =>
    (await import('../../ui/choosing/Choose')).chooseWith((await import('../../actions/page/choosing')).choosing),
  ['compare'],
)

const close = () => {
  chosenAsset.value = null
}

/**
 * The actions of the asset that was chosen in the list: those allowed now, and for each of the others why not. Spec 4.
 */
export default function OwnSheet() {
  const asset = ownAssets.value.data?.items.find(({ id }) => id === chosenAsset.value)
  if (!asset) return null
  return (
    <Boundary fallback={(retry) => <BrokenSheet title={t('asset.actions')} onRetry={retry} onClose={close} />}>
      <OpenSheet asset={asset} />
    </Boundary>
  )
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
        <Choose asset={asset} onChosen={close} />
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
            {whyNot && <p>{errorText(whyNot, { type: text })}</p>}
          </li>
        )
      })}
    </ul>
  )
}
