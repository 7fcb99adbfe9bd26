import * as calls from '../../api/user'
import type { Contact } from '../../domain/contact'
import { type AppError, toAppError } from '../../errors'
import { api } from '../calls/services'
import { toast } from '../page/toast'
import { assertOwnPassword } from './assertOwnPassword'
import { changeUser } from './changeUser'

/** Binds a mobile number or an e-mail address with the code that was sent to it. @returns why not, or null */
export async function bindContact({ area, account, code }: Contact & { code: string }): Promise<AppError | null> {
  try {
    assertOwnPassword()
    await calls.bindContact(api, { area, account, code })
  } catch (cause) {
    return toAppError(cause)
  }
  changeUser(area === null ? { email: account } : { mobile: `+${area} ${account}` })
  toast('done', area === null ? 'setting.emailDone' : 'setting.mobileDone')
  return null
}
