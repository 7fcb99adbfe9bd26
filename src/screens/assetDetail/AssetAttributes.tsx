import { type AssetDetail, ATTRIBUTES, type Attribute } from '../../domain/asset'
import { t } from '../../i18n'
import { Icon } from '../../ui/art/Icon'
import { heartIcon } from '../../ui/art/icons/heart'
import { shieldIcon } from '../../ui/art/icons/shield'
import { swordIcon } from '../../ui/art/icons/sword'
import type { Fact } from '../../ui/lists/Facts'
import { Figures } from '../../ui/lists/Figures'
import { Panel } from '../../ui/lists/Panel'
import { StatBars } from '../../ui/lists/StatBars'
import { attributeText } from '../../ui/text/attributeText'
import { values, vitals } from './AssetAttributes.style'

const FIRST_SPECIAL = ATTRIBUTES.indexOf('control')
const isSpecial = ({ name }: Attribute): boolean => ATTRIBUTES.indexOf(name) >= FIRST_SPECIAL

/** What a fight begins with, in this order. */
const VITALS = [
  ['hp', heartIcon],
  ['attack', swordIcon],
  ['defense', shieldIcon],
] as const
const isVital = ({ name }: Attribute): boolean => VITALS.some(([vital]) => vital === name)

const nameOf = ({ name }: Attribute): string => t(`asset.${name}`)
const textOf = ({ name, value }: Attribute): string => attributeText(name, value)

/** What a fight begins with, then the other attributes, and apart from them the special ones. Spec 3. */
export function AssetAttributes({ asset: { attributes } }: { asset: AssetDetail }) {
  const plain = attributes.filter((each) => !isSpecial(each) && !isVital(each))
  const special = attributes.filter(isSpecial)
  return (
    <>
      <Vitals attributes={attributes} />
      {plain.length > 0 && (
        <Panel title={t('asset.attributes')}>
          <Values attributes={plain} />
        </Panel>
      )}
      {special.length > 0 && (
        <Panel title={t('asset.special')}>
          <Values attributes={special} />
        </Panel>
      )}
    </>
  )
}

function Vitals({ attributes }: { attributes: readonly Attribute[] }) {
  const items: Fact[] = []
  for (const [vital, icon] of VITALS) {
    const found = attributes.find(({ name }) => name === vital)
    if (!found) continue
    const value = (
      <>
        <Icon path={icon} size={18} />
        {textOf(found)}
      </>
    )
    items.push({ label: nameOf(found), value })
  }
  if (items.length === 0) return null
  return (
    <div class={vitals} data-part="vitals">
      <Figures items={items} />
    </div>
  )
}

/** As numbers, without bars: their units differ, and the provider names no maximum to draw them against. */
function Values({ attributes }: { attributes: readonly Attribute[] }) {
  return (
    <div class={values}>
      <StatBars stats={attributes.map((each) => ({ label: nameOf(each), value: textOf(each) }))} />
    </div>
  )
}
