import { loadMoreMembers } from '../../actions/load/loadLegion'
import { t } from '../../i18n'
import { legion } from '../../state/legion'
import { Avatar } from '../../ui/art/Avatar'
import { legionIcon } from '../../ui/art/icons/legion'
import { LinkButton } from '../../ui/inputs/LinkButton'
import { ListEnd } from '../../ui/lists/ListEnd'
import { Panel } from '../../ui/lists/Panel'
import { Table } from '../../ui/lists/Table'
import { EmptyState } from '../../ui/states/EmptyState'
import { Unread } from '../../ui/states/Unread'
import { Crest } from './Crest'
import { levelTag, player, quiet } from './Legion.style'
import { levelText, pointsText } from './words'

/** Who the player invited, with level and points, and the way to invite more. */
export function Members() {
  const { data, busy } = legion.value
  if (!data) return null
  if (data.members.length === 0 && !data.unread) {
    return (
      <EmptyState
        icon={legionIcon}
        title={t('legion.empty')}
        text={t('legion.emptyText')}
        action={<LinkButton href="/shares">{t('legion.invite')}</LinkButton>}
      />
    )
  }
  return (
    <Panel title={t('legion.members')} busy={busy}>
      <LinkButton href="/shares">{t('legion.invite')}</LinkButton>
      <Unread count={data.unread} />
      <Table
        caption={t('legion.members')}
        columns={[
          { id: 'name', head: t('legion.member') },
          { id: 'level', head: t('legion.memberLevel') },
          { id: 'points', head: t('legion.points'), align: 'end' },
          { id: 'received', head: t('legion.received'), align: 'end' },
        ]}
        rows={data.members.map(({ userid, nickname, level, points, receivedMds }) => ({
          key: userid,
          cells: [
            <div key="name" class={player}>
              <Avatar seed={userid} size={32} />
              <b>{nickname || userid}</b>
            </div>,
            <span key="level" class={levelTag}>
              <Crest level={level} />
              {levelText(level)}
            </span>,
            <Figure key="points" units={points} text={pointsText(points)} />,
            <Figure key="received" units={receivedMds} text={`${pointsText(receivedMds)} MDS`} />,
          ],
        }))}
      />
      {data.next && <ListEnd busy={busy} onMore={() => void loadMoreMembers()} />}
    </Panel>
  )
}

/** Nothing yet is there to be read, but not to be seen first. */
const Figure = ({ units, text }: { units: bigint; text: string }) => (
  <span class={units === 0n ? quiet : undefined}>{text}</span>
)
