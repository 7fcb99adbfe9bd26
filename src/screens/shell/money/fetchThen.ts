import { toast } from '../../../actions/toast'
import { toAppError } from '../../../errors'

/** Runs an action whose code is fetched when it is needed; says so when that fails. */
export async function fetchThen<Module>(load: () => Promise<Module>, run: (action: Module) => unknown): Promise<void> {
  let action: Module
  try {
    action = await load()
  } catch (cause) {
    toast('error', toAppError(cause, 'chunk'))
    return
  }
  await run(action)
}
