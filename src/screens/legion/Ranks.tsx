import { useEffect } from 'react'
import { loadRanking } from '../../actions/load/loadRanking'
import { t } from '../../i18n'
import { type Ranking, ranking } from '../../state/legion'
import { user } from '../../state/session'
import { Avatar } from '../../ui/art/Avatar'
import { crownIcon } from '../../ui/art/icons/crown'
import { Panel } from '../../ui/lists/Panel'
import { Table } from '../../ui/lists/Table'
import { AsOf } from '../../ui/states/AsOf'
import { EmptyState } from '../../ui/states/EmptyState'
import { Unread } from '../../ui/states/Unread'
import { Crest } from './Crest'
import { player } from './Legion.style'
import { LegionLoading } from './LegionLoading'
import { LegionPage } from './LegionPage'
import { medal, monthLine, ownPlace, ranks } from './LegionPages.style'
import { Podium } from './Podium'
import { columnText, levelText, monthText } from './words'

const read = () => void loadRanking()

/** This month's best: the first three apart, then up to the hundredth, and the player's own place. Spec 9. */
export function Ranks() {
  useEffect(read, [])
  const { data, busy, error } = ranking.value
  return (
    <LegionPage current="ranks" title={t('legion.ranksTitle')}>
      {data && <AsOf of={ranking.value} onRetry={read} />}
      {data && <Places {...data} />}
      {(!data || error) && <LegionLoading error={error} busy={busy} onRetry={read} />}
    </LegionPage>
  )
}

function Places({ month, rows, own, unread }: Ranking) {
  if (rows.length === 0 && !unread) {
    return <EmptyState icon={crownIcon} title={t('legion.noRanks')} text={t('legion.noRanksText')} />
  }
  const isOwn = (userid: string) => userid === user.value?.userid
  const best = rows.slice(0, 3)
  const isOnPodium = best.some(({ userid }) => isOwn(userid))
  return (
    <div class={ranks}>
      <div>
        <Unread count={unread} />
        {!isOnPodium && (
          <p class={ownPlace}>
            {own ? t('legion.ownPlace', { place: own.place, points: columnText(own.points) }) : t('legion.noPlace')}
          </p>
        )}
        <Podium
          label={t('legion.podium')}
          places={best.map(({ place, userid, nickname, points }) => ({
            rank: place,
            seed: userid,
            name: nickname || userid,
            text: columnText(points),
            mark: isOwn(userid) ? t('legion.you') : undefined,
          }))}
        />
        <p class={monthLine}>{t('legion.month', { month: monthText(month) })}</p>
      </div>
      <Panel>
        <Table
          compact
          caption={t('legion.ranking')}
          columns={[
            { id: 'place', head: t('legion.place'), align: 'end' },
            { id: 'player', head: t('legion.player') },
            { id: 'points', head: t('legion.points'), align: 'end' },
          ]}
          rows={rows.map(({ place, userid, nickname, level, points }) => ({
            key: userid,
            current: isOwn(userid),
            cells: [
              <span key="place" class={medal} data-place={place}>
                {place}
              </span>,
              <div key="player" class={player}>
                <Avatar seed={userid} size={36} />
                <span>
                  <b>{isOwn(userid) ? `${nickname} (${t('legion.you')})` : nickname || userid}</b>
                  <small>
                    <Crest level={level} size={18} />
                    {levelText(level)}
                  </small>
                </span>
              </div>,
              columnText(points),
            ],
          }))}
        />
      </Panel>
    </div>
  )
}
