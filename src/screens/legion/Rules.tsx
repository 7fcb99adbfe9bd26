import { useEffect } from 'react'
import { loadLegion } from '../../actions/load/loadLegion'
import { LEGION_LEVELS, LEGION_RATES, PROMOTIONS } from '../../domain/legion'
import { t } from '../../i18n'
import { legion } from '../../state/legion'
import { Panel } from '../../ui/lists/Panel'
import { Table } from '../../ui/lists/Table'
import { beside, pair, rules } from './Legion.style'
import { LegionPage } from './LegionPage'
import { levelText, rateText } from './words'

/** What each level earns and requires. Spec 9. */
export function Rules() {
  const { data } = legion.value
  const own = data?.level
  // The rules are shown anyway; with the level the player's own row is marked.
  useEffect(() => {
    if (!data) void loadLegion()
  }, [])
  return (
    <LegionPage current="rules" title={t('legion.rulesTitle')}>
      <div class={beside} data-even="true">
        <Panel title={t('legion.rates')} tone="gold">
          <p data-soft="true">{t('legion.ratesText')}</p>
          <Table
            compact
            caption={t('legion.rates')}
            columns={[
              { id: 'level', head: t('legion.memberLevel') },
              { id: 'own', head: t('legion.ownShort'), align: 'end' },
              { id: 'direct', head: t('legion.directShort'), align: 'end' },
            ]}
            rows={Object.values(LEGION_LEVELS).map((level) => ({
              key: level,
              current: level === own,
              cells: [
                <b key="level">{levelText(level)}</b>,
                rateText(LEGION_RATES[level].own),
                rateText(LEGION_RATES[level].direct),
              ],
            }))}
          />
        </Panel>
        <div class={pair}>
          <Panel title={t('legion.promotion')}>
            <ul class={rules}>
              {PROMOTIONS.map(({ to, counts, needed }) => (
                <li key={to}>{t(`legion.rule_${counts}`, { level: levelText(to), needed })}</li>
              ))}
            </ul>
          </Panel>
          <Panel title={t('legion.further')}>
            <ul class={rules}>
              <li>{t('legion.rule_redeem')}</li>
              <li>{t('legion.rule_rank')}</li>
              <li>{t('legion.rule_ticket')}</li>
            </ul>
          </Panel>
        </div>
      </div>
    </LegionPage>
  )
}
