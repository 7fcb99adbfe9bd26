import { loadInvites, loadMoreInvites } from '../../actions/load/loadInvites'
import { t } from '../../i18n'
import { invites } from '../../state/invites'
import { Badge } from '../../ui/art/Badge'
import { giftIcon } from '../../ui/art/icons/gift'
import { ListEnd } from '../../ui/lists/ListEnd'
import { Panel } from '../../ui/lists/Panel'
import { Table } from '../../ui/lists/Table'
import { AsOf } from '../../ui/states/AsOf'
import { EmptyState } from '../../ui/states/EmptyState'
import { LoadError } from '../../ui/states/LoadError'
import { Loading } from '../../ui/states/Loading'
import { Unread } from '../../ui/states/Unread'
import { dayText } from '../../ui/text/dateText'

/** The players who joined by invitation, and whether they activated their account. Spec 3. */
export function InviteList() {
  const { data, busy, error } = invites.value
  const onRetry = () => void (data ? loadMoreInvites() : loadInvites())
  const failure = error && <LoadError title={t('shares.listNotLoaded')} error={error} onRetry={onRetry} busy={busy} />
  if (!data) return failure ?? <Loading height="12rem" />
  const age = <AsOf key="age" of={invites.value} onRetry={onRetry} />
  if (data.items.length === 0 && !data.unread) {
    return [age, <EmptyState key="empty" icon={giftIcon} title={t('shares.empty')} text={t('shares.emptyText')} />]
  }
  return (
    <Panel title={t('shares.list')} busy={busy}>
      {age}
      <Unread count={data.unread} />
      <Table
        caption={t('shares.list')}
        columns={[
          { id: 'player', head: t('shares.player') },
          { id: 'state', head: t('shares.state') },
          { id: 'joined', head: t('shares.joined'), align: 'end' },
        ]}
        rows={data.items.map(({ userid, nickname, joinedAt, isActivated, activatedAt }) => ({
          key: userid,
          cells: [
            <b key="name">{nickname || userid}</b>,
            <span key="state">
              <Badge tone={isActivated ? 'good' : 'warning'}>
                {t(isActivated ? 'shares.state_activated' : 'shares.state_waiting')}
              </Badge>
              {activatedAt !== null && dayText(activatedAt) !== dayText(joinedAt) && ` ${dayText(activatedAt)}`}
            </span>,
            dayText(joinedAt),
          ],
        }))}
      />
      {failure}
      {data.next && !error && <ListEnd busy={busy} onMore={() => void loadMoreInvites()} />}
    </Panel>
  )
}
