import type { DragonDetail } from '../../domain/asset'
import { locale, t } from '../../i18n'
import { Panel } from '../../ui/Panel'
import { Stack } from '../../ui/Stack'
import { Stepper } from '../../ui/Stepper'
import { figures } from './Collectibles.style'

/** Each step says its own state. */
const NO_WORDS = { todo: '', now: '', done: '', failed: '' }

/** What the dragon brings to the team, and the skills it learns at levels 4, 8 and 12. Spec 3. */
export function DragonValues({ dragon }: { dragon: DragonDetail }) {
  const values = [
    [t('asset.level'), dragon.level],
    [t('asset.refine'), dragon.refineLevel],
    [t('asset.teamHp'), dragon.teamHp],
    [t('asset.teamAttack'), dragon.teamAttack],
    [t('asset.teamAccuracy'), dragon.teamAccuracy],
    [t('asset.teamFree'), dragon.teamFree],
  ] as const
  return (
    <Stack>
      <Panel title={t('asset.team')}>
        <dl class={figures}>
          {values.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value.toLocaleString(locale.value)}</dd>
            </div>
          ))}
        </dl>
      </Panel>
      <Panel title={t('asset.skills')}>
        {dragon.skills.length === 0 && <p>{t('asset.noSkills')}</p>}
        <Stepper
          label={t('asset.skills')}
          steps={dragon.skills.map(({ name, unlocked, unlockLevel }) => ({
            text: name,
            state: unlocked ? 'done' : 'todo',
            note: unlocked ? t('asset.unlocked') : t('asset.unlocksAt', { level: unlockLevel }),
          }))}
          words={NO_WORDS}
        />
      </Panel>
    </Stack>
  )
}
