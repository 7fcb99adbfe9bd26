import { type AssetDetail, ATTRIBUTES, type Attribute } from '../../domain/asset'
import { t } from '../../i18n'
import { campWord, professionWord, skillWord } from '../../ui/art/assetWords'
import { Icon } from '../../ui/art/Icon'
import { heartIcon } from '../../ui/art/icons/heart'
import { shieldIcon } from '../../ui/art/icons/shield'
import { swordIcon } from '../../ui/art/icons/sword'
import type { Fact } from '../../ui/lists/Facts'
import { Figures } from '../../ui/lists/Figures'
import { Panel } from '../../ui/lists/Panel'
import { type Stat, StatBars } from '../../ui/lists/StatBars'
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
const toStat = (each: Attribute): Stat => ({ label: nameOf(each), value: textOf(each) })

/** What a fight begins with, then what the asset is and its other attributes, and apart from them the special ones. Spec 3. */
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
      <Vitals attributes={attributes} />
      <Panel title={t('asset.attributes')}>
        <Values stats={[...traits, ...plain.map(toStat)]} />
      </Panel>
      {special.length > 0 && (
        <Panel title={t('asset.special')}>
          <Values stats={special.map(toStat)} />
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
function Values({ stats }: { stats: readonly Stat[] }) {
  return (
    <div class={values}>
      <StatBars stats={stats} />
    </div>
  )
}
