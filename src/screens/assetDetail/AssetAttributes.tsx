import { type AssetDetail, ATTRIBUTES, type Attribute, type AttributeName } from '../../domain/asset'
import { t } from '../../i18n'
import { campWord, professionWord, skillWord } from '../../ui/art/assetWords'
import { Icon } from '../../ui/art/Icon'
import { heartIcon } from '../../ui/art/icons/heart'
import { shieldIcon } from '../../ui/art/icons/shield'
import { sparkIcon } from '../../ui/art/icons/spark'
import { swordIcon } from '../../ui/art/icons/sword'
import { Panel } from '../../ui/lists/Panel'
import { type Stat, StatBars } from '../../ui/lists/StatBars'
import { attributeText } from '../../ui/text/attributeText'
import { strip, summary, values } from './AssetAttributes.style'

const FIRST_SPECIAL = ATTRIBUTES.indexOf('control')
const isSpecial = ({ name }: Attribute): boolean => ATTRIBUTES.indexOf(name) >= FIRST_SPECIAL

/** What all of it comes to, then what a fight begins with. */
const VITALS = [
  ['power', sparkIcon],
  ['hp', heartIcon],
  ['attack', swordIcon],
  ['defense', shieldIcon],
] as const
const isVital = ({ name }: Attribute): boolean => VITALS.some(([vital]) => vital === name)

const nameOf = ({ name }: Attribute): string => t(`asset.${name}`)
const textOf = ({ name, value }: Attribute): string => attributeText(name, value)
const toStat = (each: Attribute): Stat => ({ label: nameOf(each), value: textOf(each) })

/** The figures that sum it up and what the asset is, then its other attributes, and apart from them the special ones. Spec 3. */
export function AssetAttributes({ asset }: { asset: AssetDetail }) {
  const { attributes } = asset
  const traits = [
    { label: t('asset.profession'), value: professionWord(asset) },
    asset.kind === 'dragon'
      ? { label: t('asset.camp'), value: campWord(asset) }
      : { label: t('asset.skill'), value: skillWord(asset) },
    { label: t('asset.stage'), value: String(asset.stage) },
  ]
  const plain = attributes.filter((each) => !isSpecial(each) && !isVital(each))
  const special = attributes.filter(isSpecial)
  return (
    <>
      <div class={summary} data-part="summary">
        <Vitals attributes={attributes} />
        <Strip part="traits" items={traits} />
      </div>
      {plain.length > 0 && (
        <Panel title={t('asset.attributes')}>
          <Values stats={plain.map(toStat)} />
        </Panel>
      )}
      {special.length > 0 && (
        <Panel title={t('asset.special')}>
          <Values stats={special.map(toStat)} />
        </Panel>
      )}
    </>
  )
}

function Vitals({ attributes }: { attributes: readonly Attribute[] }) {
  const items: Item[] = []
  for (const [name, icon] of VITALS) {
    const found = attributes.find((each) => each.name === name)
    if (found) items.push({ ...toStat(found), name, icon })
  }
  return items.length > 0 ? <Strip part="vitals" items={items} /> : null
}

interface Item extends Stat {
  name?: AttributeName
  icon?: string
}

/** Values side by side, each over its words; they share the width. */
function Strip({ part, items }: { part: 'vitals' | 'traits'; items: readonly Item[] }) {
  return (
    <dl class={strip} data-part={part}>
      {items.map(({ label, value, name, icon }) => (
        <div key={label} data-of={name}>
          <dt>
            {icon && <Icon path={icon} size={12} />}
            {label}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** As numbers, without bars: their units differ, and the provider names no maximum to draw them against. */
function Values({ stats }: { stats: readonly Stat[] }) {
  return (
    <div class={values}>
      <StatBars stats={stats} />
    </div>
  )
}
