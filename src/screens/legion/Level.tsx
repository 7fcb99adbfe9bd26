import { type Legion, nextLevel } from '../../domain/legion'
import { t } from '../../i18n'
import { Panel } from '../../ui/lists/Panel'
import { Climb } from './Climb'
import { Crest } from './Crest'
import { levelName } from './Legion.style'
import { levelText } from './words'

/** The level, and what the next one requires. Spec 9. */
export function Level({ legion }: { legion: Legion }) {
  const next = nextLevel(legion)
  return (
    <Panel tone="gold">
      <div class={levelName}>
        <Crest level={legion.level} size={64} />
        <div>
          <small>{t('legion.level')}</small>
          <strong>{levelText(legion.level)}</strong>
        </div>
      </div>
      {next ? <Climb next={next} /> : <p data-soft="true">{t('legion.top')}</p>}
    </Panel>
  )
}
