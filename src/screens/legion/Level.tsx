import { LEGION_RATES, type Legion, nextLevel } from '../../domain/legion'
import { t } from '../../i18n'
import { Icon } from '../../ui/art/Icon'
import { crownIcon } from '../../ui/art/icons/crown'
import { Facts } from '../../ui/lists/Facts'
import { Panel } from '../../ui/lists/Panel'
import { Progress } from '../../ui/lists/Progress'
import { levelName } from './Legion.style'
import { levelText, rateText } from './words'

/** The level, what it earns, and what the next one requires. Spec 9. */
export function Level({ legion }: { legion: Legion }) {
  const { own, direct } = LEGION_RATES[legion.level]
  const next = nextLevel(legion)
  return (
    <Panel tone="gold">
      <div class={levelName}>
        <i>
          <Icon path={crownIcon} size={32} />
        </i>
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
      {next ? (
        <Progress
          label={t('legion.next', { level: levelText(next.to) })}
          share={next.done / next.needed}
          text={t(`legion.done_${next.counts}`, { done: next.done, needed: next.needed })}
        />
      ) : (
        <p data-soft="true">{t('legion.top')}</p>
      )}
    </Panel>
  )
}
