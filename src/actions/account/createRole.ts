import * as calls from '../../api/website'
import { normaliseText } from '../../domain/text'
import { LONGEST_NICKNAME, validateNickname } from '../../domain/validation/validateNickname'
import { AppError, toAppError } from '../../errors'
import { api } from '../calls/services'
import { loadServers } from '../load/loadServers'
import { toast } from '../page/toast'
import { assertOwnPassword } from './assertOwnPassword'
import { chooseServer } from './chooseServer'

/** Creates a role on a server, which becomes the current one. Spec 5. @returns why not, or null */
export async function createRole(serverId: string, typed: string): Promise<AppError | null> {
  if (!serverId) return new AppError('serverFirst')
  const problem = validateNickname(typed, '')
  if (problem) return new AppError(problem, { maximum: LONGEST_NICKNAME })
  try {
    assertOwnPassword()
    await calls.createRole(api, { serverId, name: normaliseText(typed) })
  } catch (cause) {
    return toAppError(cause)
  }
  chooseServer(serverId)
  toast('done', 'servers.created')
  await loadServers()
  return null
}
