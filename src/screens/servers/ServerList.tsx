import { chooseServer } from '../../actions/account/chooseServer'
import { isSparing } from '../../actions/page/isSparing'
import { config } from '../../config'
import { t } from '../../i18n'
import type { ServerPlace } from '../../state/servers'
import { user } from '../../state/session'
import { artName } from '../../ui/art/artName'
import { Badge } from '../../ui/art/Badge'
import { ElementMark } from '../../ui/art/elements/ElementMark'
import { checkIcon } from '../../ui/art/icons/check'
import { Button } from '../../ui/inputs/Button'
import { visuallyHidden } from '../../ui/text/visuallyHidden'
import { list } from './Servers.style'
import { serverText } from './serverText'

/** Of the skill types wind, ice, fire, dark, light: neighbours have dragons of their own. */
const ELEMENTS = [3, 2, 1, 5, 4] as const
const elementOf = (serverId: string): number => ELEMENTS[Number(serverId) % ELEMENTS.length] ?? 3
/** The grown dragon that watches over a server, whatever its id is. */
const dragonOf = (serverId: string): string => {
  const name = artName({ kind: 'dragon', skill: elementOf(serverId), camp: 0, grade: 16, id: serverId, stage: 5 })
  return `${config.artBase}/${name}.svg`
}

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
        const isCurrent = serverId === user.value?.currentServerId
        return (
          <li key={serverId} aria-current={isCurrent ? 'true' : undefined} data-empty={!role}>
            {hasArt && (
              <span data-part="art">
                <img src={dragonOf(serverId)} alt="" width={180} height={240} loading="lazy" />
              </span>
            )}
            <div>
              <small>
                <ElementMark of="skill" value={elementOf(serverId)} size={16} />
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
