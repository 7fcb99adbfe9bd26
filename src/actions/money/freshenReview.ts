import { type AppError, toAppError } from '../../errors'
import { flow } from '../../state/flow'
import { readAsset } from '../load/readAsset'

/**
 * Reads the asset of the open review, which an earlier visit has read, as the provider has it now: no player agrees to
 * anything on old data. @returns why not, or null
 */
export async function freshenReview(): Promise<AppError | null> {
  const opened = flow.value
  if (!opened?.asset) return null
  const { kind, id } = opened.asset
  try {
    const asset = await readAsset(kind === 'dragon' ? 'dragon' : 'card', id)
    if (flow.value === opened) flow.value = { ...opened, asset }
    return null
  } catch (cause) {
    return toAppError(cause)
  }
}
