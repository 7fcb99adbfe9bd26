import { css } from 'goober'
import type { DragonDetail } from '../../domain/asset'
import { t } from '../../i18n'
import { Figures } from '../lists/Figures'
import { Panel } from '../lists/Panel'
import { Stack } from '../lists/Stack'
import { numberText } from '../text/numberText'
import { Icon } from './Icon'
import { checkIcon } from './icons/check'
import { lockIcon } from './icons/lock'

const skills = css`
  & > li {
    display: flex;
    align-items: center;
    min-height: 52px;
    border-bottom: 1px solid var(--line);
    color: var(--soft);
  }
  & > li:last-child {
    border: 0;
  }
  & > li > svg {
    flex: none;
    margin-right: 14px;
  }
  & > li > div {
    min-width: 0;
  }
  & small {
    display: block;
    font-size: var(--small);
    color: var(--soft);
  }
  & > [data-state='done'] {
    color: var(--text);
  }
  & > [data-state='done'] > svg {
    color: var(--teal);
  }
`

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
        <ol class={skills} aria-label={t('asset.skills')}>
          {dragon.skills.map(({ name, unlocked, unlockLevel }, index) => (
            <li key={index} data-state={unlocked ? 'done' : 'todo'}>
              <Icon path={unlocked ? checkIcon : lockIcon} size={22} />
              <div>
                {name}
                <small>{unlocked ? t('asset.unlocked') : t('asset.unlocksAt', { level: unlockLevel })}</small>
              </div>
            </li>
          ))}
        </ol>
      </Panel>
    </Stack>
  )
}
