import { createClient, custom } from 'viem'
import type { Reader } from '../../src/wallet/provider'

/** A reader whose requests this function answers or refuses. */
export const fakeReader = (answer: (method: string, params: readonly unknown[]) => unknown): Reader => {
  const request = async ({ method, params = [] }: { method: string; params?: readonly unknown[] }) =>
    answer(method, params)
  return createClient({ transport: (options) => ({ ...custom({ request })(options), request: request as never }) })
}
