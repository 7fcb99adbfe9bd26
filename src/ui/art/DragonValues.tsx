import type { DragonDetail } from '../../domain/asset'
import { t } from '../../i18n'
import { Figures } from '../lists/Figures'
import { Panel } from '../lists/Panel'
import { Stack } from '../lists/Stack'
import { Stepper } from '../lists/Stepper'
import { numberText } from '../text/numberText'

/** No state words: each step's text names its state. */
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
        <Figures items={values.map(([label, value]) => ({ label, value: numberText(value) }))} />
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
