import { holdForComparison } from '../../actions/page/holdForComparison'
import type { Asset } from '../../domain/asset'
import { compareHref } from '../../domain/compareHref'
import { t } from '../../i18n'
import { heldForComparison } from '../../state/comparison'
import { Icon } from '../../ui/art/Icon'
import { compareIcon } from '../../ui/art/icons/compare'
import { Button } from '../../ui/inputs/Button'
import { LinkButton } from '../../ui/inputs/LinkButton'
import { Notice } from '../../ui/states/Notice'

function hold(asset: Asset): void {
  holdForComparison(asset)
  // Over the lists, a bar then leads to the second one; without it that one's page does.
  void Promise.all([import('../../ui/choosing/showChooseBar'), import('../../actions/page/choosing')])
    .then(([bar, { choosing }]) => bar.showChooseBar(choosing))
    .catch(Boolean)
}

/** Chooses the asset for a comparison, or compares it with the one chosen before. */
export function CompareButton({ asset }: { asset: Asset }) {
  const held = heldForComparison.value
  if (!held)
    return (
      <Button onClick={() => hold(asset)}>
        <i>
          <Icon path={compareIcon} size={20} />
        </i>
        <span>{t('asset.compare')}</span>
      </Button>
    )
  const forget = (
    <Button kind="quiet" onClick={() => holdForComparison(null)}>
      {t('assetPage.compareNot')}
    </Button>
  )
  if (held.id === asset.id)
    return (
      <div data-part="note">
        <Notice action={forget}>{t('assetPage.compareHeld')}</Notice>
      </div>
    )
  return (
    <>
      <LinkButton href={compareHref(held.id, asset.id)} onClick={() => holdForComparison(null)}>
        {held.name ? t('assetPage.compareWith', { name: held.name }) : t('asset.compare')}
      </LinkButton>
      {forget}
    </>
  )
}
