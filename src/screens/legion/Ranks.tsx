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
import { monthLine, ownPlace, ranks } from './LegionPages.style'
import { Podium } from './Podium'
import { levelText, monthText, pointsText } from './words'

const read = () => void loadRanking()

/** This month's best: the first three on a podium, then the fourth to the hundredth, and the player's own place. Spec 9. */
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
  const others = rows.slice(3)
  const isOnPodium = best.some(({ userid }) => isOwn(userid))
  return (
    <div class={ranks}>
      <div>
        <Unread count={unread} />
        {!isOnPodium && (
          <p class={ownPlace}>
            {own ? t('legion.ownPlace', { place: own.place, points: pointsText(own.points) }) : t('legion.noPlace')}
          </p>
        )}
        <Podium
          label={t('legion.podium')}
          places={best.map(({ place, userid, nickname, level, points }) => ({
            rank: place,
            seed: userid,
            name: nickname || userid,
            text: pointsText(points),
            note: (
              <>
                <Crest level={level} size={18} />
                {levelText(level)}
              </>
            ),
            mark: isOwn(userid) ? t('legion.you') : undefined,
          }))}
        />
        <p class={monthLine}>{t('legion.month', { month: monthText(month) })}</p>
      </div>
      {others.length > 0 && (
        <Panel>
          <Table
            compact
            caption={t('legion.ranking')}
            columns={[
              { id: 'place', head: t('legion.place'), align: 'end' },
              { id: 'player', head: t('legion.player') },
              { id: 'points', head: t('legion.points'), align: 'end' },
            ]}
            rows={others.map(({ place, userid, nickname, level, points }) => ({
              key: userid,
              current: isOwn(userid),
              cells: [
                place,
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
                pointsText(points),
              ],
            }))}
          />
        </Panel>
      )}
    </div>
  )
}
