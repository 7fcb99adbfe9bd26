import type { DecodedCall } from '../../chain/decodeCall'
import { toAppError } from '../../errors'
import { type FlowStage, flow } from '../../state/flow'
import { adviceOf } from '../../wallet/adviceOf'

/** Shows how far an entry has come, if the sheet is open on it. */
export function enterStage(entryId: string, stage: FlowStage): void {
  if (flow.value?.entryId === entryId) flow.value = { ...flow.value, stage, error: null, call: null }
}

/** Shows the decoded call that the wallet is about to be asked to sign, if the sheet is open on its entry. */
export function showCall(entryId: string, call: DecodedCall): void {
  if (flow.value?.entryId === entryId) flow.value = { ...flow.value, call }
}

/** Shows why an action ended, if the sheet is open on its entry. Without an id, the action on the sheet has failed. */
export function failFlow(cause: unknown, entryId = flow.value?.entryId ?? null): void {
  const error = toAppError(cause)
  if (flow.value && flow.value.entryId === entryId)
    flow.value = { ...flow.value, stage: 'failed', error, advice: adviceOf(error) }
}
