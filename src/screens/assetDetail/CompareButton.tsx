import { holdForComparison } from '../../actions/page/holdForComparison'
import type { Asset } from '../../domain/asset'
import { compareHref } from '../../domain/compareHref'
import { t } from '../../i18n'
import { heldForComparison } from '../../state/comparison'
import { Button } from '../../ui/inputs/Button'
import { LinkButton } from '../../ui/inputs/LinkButton'
import { Notice } from '../../ui/states/Notice'

/** Chooses the asset for a comparison, or compares it with the one chosen before. */
export function CompareButton({ asset }: { asset: Asset }) {
  const held = heldForComparison.value
  if (!held) return <Button onClick={() => holdForComparison(asset)}>{t('asset.compare')}</Button>
  const forget = (
    <Button kind="quiet" onClick={() => holdForComparison(null)}>
      {t('asset.compareNot')}
    </Button>
  )
  if (held.id === asset.id) return <Notice action={forget}>{t('asset.compareHeld')}</Notice>
  return (
    <>
      <LinkButton href={compareHref(held.id, asset.id)}>{t('asset.compareWith', { name: held.name })}</LinkButton>
      {forget}
    </>
  )
}
