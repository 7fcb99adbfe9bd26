import type { AssetDetail } from '../../domain/asset'
import { locale, t } from '../../i18n'
import { Panel } from '../../ui/Panel'
import { StatBars } from '../../ui/StatBars'

/** The attributes as bars, each against the asset's own highest. */
export function AssetAttributes({ asset: { attributes } }: { asset: AssetDetail }) {
  if (attributes.length === 0) return null
  const highest = Math.max(1, ...attributes.map(({ value }) => value))
  const stats = attributes.map(({ name, value }) => ({
    label: t(`asset.${name}`),
    value: value.toLocaleString(locale.value),
    share: value / highest,
  }))
  return (
    <Panel title={t('asset.attributes')}>
      <StatBars stats={stats} />
    </Panel>
  )
}
