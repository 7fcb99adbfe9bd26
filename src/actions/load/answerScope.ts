import { wishedLocale } from '../../i18n'
import { serverId, token } from '../../state/session'
import { readItem } from '../../storage/settings'

/**
 * Whose answers the provider gives now, in which language and on which server. null where none may be kept: the player
 * did not ask to be remembered, or another tab has logged in or out.
 */
export function answerScope(): string | null {
  if (token.value !== readItem('token')) return null
  return [token.value !== null, wishedLocale.value, serverId.value].join()
}
