import { useEffect } from 'react'
import { loadLegion } from '../../actions/load/loadLegion'
import { LEGION_LEVELS, LEGION_RATES, type LegionLevel, PROMOTIONS } from '../../domain/legion'
import { t } from '../../i18n'
import { legion } from '../../state/legion'
import { Icon } from '../../ui/art/Icon'
import { crownIcon } from '../../ui/art/icons/crown'
import { giftIcon } from '../../ui/art/icons/gift'
import { summonIcon } from '../../ui/art/icons/summon'
import { Panel } from '../../ui/lists/Panel'
import { Table } from '../../ui/lists/Table'
import { Crest } from './Crest'
import { player } from './Legion.style'
import { LegionPage } from './LegionPage'
import { levelCell, ruleBook, rules } from './LegionPages.style'
import { Level } from './Level'
import { levelText, rateText } from './words'

const FURTHER = [
  ['rule_redeem', giftIcon],
  ['rule_rank', crownIcon],
  ['rule_ticket', summonIcon],
] as const

/** What a level requires; nothing for the first. */
function conditionOf(level: LegionLevel) {
  const promotion = PROMOTIONS.find(({ to }) => to === level)
  return promotion && <small>{t(`legion.rule_${promotion.counts}`, { needed: promotion.needed })}</small>
}

/** A rate; quiet where there is none. */
const Rate = ({ of }: { of: number }) => <span data-none={of === 0}>{rateText(of)}</span>

/** What each level earns and requires. Spec 9. */
export function Rules() {
  const { data } = legion.value
  const own = data?.level
  // The rules are shown anyway; with the level the player's own row is marked, and their way to the next shown.
  useEffect(() => {
    if (!data) void loadLegion()
  }, [])
  return (
    <LegionPage current="rules" title={t('legion.rulesTitle')}>
      <div class={ruleBook}>
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
                <div key="level" class={`${player} ${levelCell}`}>
                  <Crest level={level} size={32} />
                  <span>
                    <b>{levelText(level)}</b>
                    {level === own && <small data-own="true">{t('legion.level')}</small>}
                    {conditionOf(level)}
                  </span>
                </div>,
                <Rate key="own" of={LEGION_RATES[level].own} />,
                <Rate key="direct" of={LEGION_RATES[level].direct} />,
              ],
            }))}
          />
        </Panel>
        <div>
          <Panel title={t('legion.further')}>
            <ul class={rules}>
              {FURTHER.map(([name, icon]) => (
                <li key={name}>
                  <i>
                    <Icon path={icon} size={26} />
                  </i>
                  <span>{t(`legion.${name}`)}</span>
                </li>
              ))}
            </ul>
          </Panel>
          {/* Last: it moves nothing when it is known. */}
          {data && <Level legion={data} />}
        </div>
      </div>
    </LegionPage>
  )
}
