import { chooseServer } from '../../actions/account/chooseServer'
import { t } from '../../i18n'
import type { ServerPlace } from '../../state/servers'
import { user } from '../../state/session'
import { Badge } from '../../ui/art/Badge'
import { Icon } from '../../ui/art/Icon'
import { checkIcon } from '../../ui/art/icons/check'
import { gameIcon } from '../../ui/art/icons/game'
import { Button } from '../../ui/inputs/Button'
import { list } from './Servers.style'
import { serverText } from './serverText'

/** Every server with the role on it; a tap makes another one current. */
export function ServerList({ places }: { places: readonly ServerPlace[] }) {
  return (
    <ul class={list} aria-label={t('servers.list')}>
      {places.map(({ server, role }) => {
        const { serverId } = server
        const isCurrent = serverId === user.value?.currentServerId
        return (
          <li key={serverId} aria-current={isCurrent ? 'true' : undefined}>
            <i>
              <Icon path={gameIcon} />
            </i>
            <div>
              <b>{serverText(server)}</b>
              <small>{role ? t('servers.role', { name: role.name, level: role.level }) : t('servers.noRole')}</small>
            </div>
            {isCurrent ? (
              <Badge tone="gold" icon={checkIcon}>
                {t('servers.current')}
              </Badge>
            ) : (
              role && (
                <Button
                  label={t('servers.chooseNamed', { server: serverText(server) })}
                  onClick={() => chooseServer(serverId)}
                >
                  {t('servers.choose')}
                </Button>
              )
            )}
          </li>
        )
      })}
    </ul>
  )
}
