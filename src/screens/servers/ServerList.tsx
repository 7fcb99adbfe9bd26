import { chooseServer } from '../../actions/account/chooseServer'
import { t } from '../../i18n'
import type { ServerPlace } from '../../state/servers'
import { user } from '../../state/session'
import { Badge } from '../../ui/art/Badge'
import { ElementMark } from '../../ui/art/elements/ElementMark'
import { checkIcon } from '../../ui/art/icons/check'
import { Button } from '../../ui/inputs/Button'
import { visuallyHidden } from '../../ui/text/visuallyHidden'
import { list } from './Servers.style'
import { serverText } from './serverText'

/** Ice, fire, light, wind, dark: neighbours have signs of their own. */
const SIGNS = [5, 2, 1, 4, 3] as const
const signOf = (serverId: string): number => SIGNS[(Number(serverId) || 0) % SIGNS.length] ?? 5

/** Every server with the role on it; a tap makes another one current. */
export function ServerList({ places }: { places: readonly ServerPlace[] }) {
  return (
    <ul class={list} aria-label={t('servers.list')}>
      {places.map(({ server, role }) => {
        const { serverId } = server
        const isCurrent = serverId === user.value?.currentServerId
        return (
          <li key={serverId} aria-current={isCurrent ? 'true' : undefined} data-empty={!role}>
            <i data-part="sign">
              <ElementMark of="skill" value={signOf(serverId)} size={28} />
            </i>
            <i data-part="far">
              <ElementMark of="skill" value={signOf(serverId)} size={112} />
            </i>
            <div>
              {server.title && server.name && (
                <small>
                  {server.title}
                  <span class={visuallyHidden}> · </span>
                </small>
              )}
              <b>{server.name || server.title}</b>
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
