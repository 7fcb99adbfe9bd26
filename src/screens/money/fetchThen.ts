import { toast } from '../../actions/page/toast'
import { toAppError } from '../../errors'

/** Fetches an action's code when it is needed, then runs it; shows a toast if the code does not load. */
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
