import type { Reader, RpcCall } from '../wallet/provider'

/**
 * The same reader, except that equal requests share one answer, or one error. For what is read at one block, or
 * within one look: it never asks again.
 */
export function askOnce(reader: Reader): Reader {
  const answers = new Map<string, Promise<unknown>>()
  const request = (call: RpcCall): Promise<unknown> => {
    const question = JSON.stringify(call)
    const answer = answers.get(question) ?? reader.request(call as never)
    answers.set(question, answer)
    return answer
  }
  return { ...reader, request: request as Reader['request'] }
}
