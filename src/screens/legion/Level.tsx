import { LEGION_RATES, type Legion, nextLevel } from '../../domain/legion'
import { t } from '../../i18n'
import { Facts } from '../../ui/lists/Facts'
import { Panel } from '../../ui/lists/Panel'
import { Climb } from './Climb'
import { Crest } from './Crest'
import { levelName } from './Legion.style'
import { levelText, rateText } from './words'

/** The level, what it earns, and what the next one requires. Spec 9. */
export function Level({ legion }: { legion: Legion }) {
  const { own, direct } = LEGION_RATES[legion.level]
  const next = nextLevel(legion)
  return (
    <Panel tone="gold">
      <div class={levelName}>
        <Crest level={legion.level} size={80} />
        <div>
          <small>{t('legion.level')}</small>
          <strong>{levelText(legion.level)}</strong>
        </div>
      </div>
      <Facts
        items={[
          { label: t('legion.own'), value: rateText(own) },
          { label: t('legion.direct'), value: rateText(direct) },
        ]}
      />
      {next ? <Climb next={next} /> : <p data-soft="true">{t('legion.top')}</p>}
    </Panel>
  )
}
