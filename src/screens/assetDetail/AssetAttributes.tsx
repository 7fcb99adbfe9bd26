import { type AssetDetail, ATTRIBUTES, type Attribute } from '../../domain/asset'
import { t } from '../../i18n'
import { Panel } from '../../ui/lists/Panel'
import { StatBars } from '../../ui/lists/StatBars'
import { attributeText } from '../../ui/text/attributeText'
import { values } from './AssetDetail.style'

const FIRST_SPECIAL = ATTRIBUTES.indexOf('control')
const isSpecial = ({ name }: Attribute): boolean => ATTRIBUTES.indexOf(name) >= FIRST_SPECIAL

/** The attributes, and apart from them the special ones. Spec 3. */
export function AssetAttributes({ asset: { attributes } }: { asset: AssetDetail }) {
  return (
    <>
      <Values title={t('asset.attributes')} attributes={attributes.filter((each) => !isSpecial(each))} />
      <Values title={t('asset.special')} attributes={attributes.filter(isSpecial)} />
    </>
  )
}

/** As numbers, without bars: their units differ, and the provider names no maximum to draw them against. */
function Values({ title, attributes }: { title: string; attributes: readonly Attribute[] }) {
  if (attributes.length === 0) return null
  const stats = attributes.map(({ name, value }) => ({
    label: t(`asset.${name}`),
    value: attributeText(name, value),
  }))
  return (
    <Panel title={title}>
      <div class={values}>
        <StatBars stats={stats} />
      </div>
    </Panel>
  )
}
