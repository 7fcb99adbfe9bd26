import { chooseServer } from '../../actions/account/chooseServer'
import { isSparing } from '../../actions/page/isSparing'
import { config } from '../../config'
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

/**
 * The grown dragons that watch over the servers: of wind, ice, fire, dark and light, with the names that `artName` gives
 * their pictures. Neighbours differ in shape, not only in colour, and every head is well inside its picture.
 */
const GUARDS = [
  { skill: 3, art: 'dragon-3-3b3' },
  { skill: 2, art: 'dragon-2-3a3' },
  { skill: 1, art: 'dragon-1-3b3' },
  { skill: 5, art: 'dragon-5-3c3' },
  { skill: 4, art: 'dragon-4-3a3' },
] as const
const guardOf = (serverId: string) => GUARDS[Number(serverId) % GUARDS.length] ?? GUARDS[0]

export interface ServerListProps {
  places: readonly ServerPlace[]
  /** Begins a role on a server that has none. */
  onNew: (serverId: string) => void
}

/** Every server with the role on it; a tap makes another one current, or begins a role. */
export function ServerList({ places, onNew }: ServerListProps) {
  const hasArt = !isSparing()
  return (
    <ul class={list} aria-label={t('servers.list')} data-art={hasArt}>
      {places.map(({ server, role }) => {
        const { serverId } = server
        const guard = guardOf(serverId)
        const isCurrent = serverId === user.value?.currentServerId
        return (
          <li key={serverId} aria-current={isCurrent ? 'true' : undefined} data-empty={!role}>
            {hasArt && (
              <span data-part="art">
                <img src={`${config.artBase}/${guard.art}.svg`} alt="" width={180} height={240} loading="lazy" />
              </span>
            )}
            <div>
              <small>
                <ElementMark of="skill" value={guard.skill} size={16} />
                {server.name && server.title}
                <span class={visuallyHidden}> · </span>
              </small>
              <b>{server.name || server.title}</b>
              {role && <small>{t('servers.role', { name: role.name, level: role.level })}</small>}
            </div>
            <div data-part="choice">
              {isCurrent && (
                <Badge tone="gold" icon={checkIcon}>
                  {t('servers.current')}
                </Badge>
              )}
              {role ? (
                !isCurrent && (
                  <Button
                    label={t('servers.chooseNamed', { server: serverText(server) })}
                    onClick={() => chooseServer(serverId)}
                  >
                    {t('servers.choose')}
                  </Button>
                )
              ) : (
                <Button label={t('servers.newNamed', { server: serverText(server) })} onClick={() => onNew(serverId)}>
                  {t('servers.new')}
                </Button>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
