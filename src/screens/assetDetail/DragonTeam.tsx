import type { DragonDetail } from '../../domain/asset'
import { locale, t } from '../../i18n'
import { Facts } from '../../ui/Facts'
import { Panel } from '../../ui/Panel'

/** A dragon's team values and the skills it learns at levels 4, 8 and 12. Spec 3. */
export function DragonTeam({ dragon }: { dragon: DragonDetail }) {
  const number = (value: number) => value.toLocaleString(locale.value)
  const values = [
    { label: t('asset.refine'), value: number(dragon.refineLevel) },
    { label: t('asset.teamHp'), value: number(dragon.teamHp) },
    { label: t('asset.teamAttack'), value: number(dragon.teamAttack) },
    { label: t('asset.teamAccuracy'), value: number(dragon.teamAccuracy) },
    { label: t('asset.teamFree'), value: number(dragon.teamFree) },
  ]
  const skills = dragon.skills.map(({ name, unlocked, unlockLevel }) => ({
    label: name,
    value: unlocked ? t('asset.unlocked') : t('asset.unlocksAt', { level: unlockLevel }),
  }))
  return (
    <>
      <Panel title={t('asset.team')}>
        <Facts wide items={values} />
      </Panel>
      <Panel title={t('asset.skills')}>
        {skills.length > 0 ? <Facts items={skills} /> : <p>{t('asset.noSkills')}</p>}
      </Panel>
    </>
  )
}
