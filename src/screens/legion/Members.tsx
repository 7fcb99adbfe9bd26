import { loadMoreMembers } from '../../actions/loadLegion'
import { t } from '../../i18n'
import { legion } from '../../state/legion'
import { amountText } from '../../ui/amountText'
import { EmptyState } from '../../ui/EmptyState'
import { legionIcon } from '../../ui/icons/legion'
import { LinkButton } from '../../ui/LinkButton'
import { ListEnd } from '../../ui/ListEnd'
import { Panel } from '../../ui/Panel'
import { Table } from '../../ui/Table'
import { levelText } from './words'

/** Who the player invited, with level and points. */
export function Members() {
  const { data, busy } = legion.value
  if (!data) return null
  if (data.members.length === 0) {
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
            <b key="name">{nickname || userid}</b>,
            levelText(level),
            amountText(points),
            `${amountText(receivedMds)} MDS`,
          ],
        }))}
      />
      {data.next && <ListEnd busy={busy} onMore={() => void loadMoreMembers()} />}
    </Panel>
  )
}
