import { type AssetDetail, ATTRIBUTES, type Attribute } from '../../domain/asset'
import { locale, t } from '../../i18n'
import { Panel } from '../../ui/lists/Panel'
import { StatBars } from '../../ui/lists/StatBars'

const FIRST_SPECIAL = ATTRIBUTES.indexOf('control')
const isSpecial = ({ name }: Attribute): boolean => ATTRIBUTES.indexOf(name) >= FIRST_SPECIAL

/** The attributes, and apart from them the special ones. Spec 3. */
export function AssetAttributes({ asset: { attributes } }: { asset: AssetDetail }) {
  return (
    <>
      <Bars title={t('asset.attributes')} attributes={attributes.filter((each) => !isSpecial(each))} />
      <Bars title={t('asset.special')} attributes={attributes.filter(isSpecial)} />
    </>
  )
}

/** As bars relative to the highest value; by square root, or most would be dots next to health. */
function Bars({ title, attributes }: { title: string; attributes: readonly Attribute[] }) {
  if (attributes.length === 0) return null
  const highest = Math.max(1, ...attributes.map(({ value }) => value))
  const stats = attributes.map(({ name, value }) => ({
    label: t(`asset.${name}`),
    value: value.toLocaleString(locale.value),
    share: Math.sqrt(value / highest),
  }))
  return (
    <Panel title={title}>
      <StatBars stats={stats} />
    </Panel>
  )
}
