import { serverId } from '../../state/session'
import { writeItem } from '../../storage/settings'
import { changeUser } from './changeUser'

/** Makes a server on which the player has a role the current one; every later call names it. Spec 3, 7. */
export function chooseServer(chosen: string): void {
  serverId.value = chosen
  writeItem('serverId', chosen)
  changeUser({ currentServerId: chosen })
}
