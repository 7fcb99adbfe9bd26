import { toAppError } from '../../errors'
import { type FlowStage, flow } from '../../state/journal'

/** Shows how far the action on the sheet has come. */
export function enterStage(stage: FlowStage, entryId = flow.value?.entryId ?? null): void {
  if (flow.value) flow.value = { ...flow.value, stage, entryId, error: null }
}

/** Shows why the action on the sheet ended. */
export function failFlow(cause: unknown): void {
  if (flow.value) flow.value = { ...flow.value, stage: 'failed', error: toAppError(cause) }
}
