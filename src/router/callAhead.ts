import { askAhead } from '../actions/calls/services'
import { token } from '../state/session'
import type { FirstCall } from './callUrl'

/** firstCalls.ts as the build has read it: its own imports are parts of other screens. */
declare const __FIRST_CALLS__: Readonly<Record<string, readonly FirstCall[] | undefined>>
const FIRST_CALLS = __FIRST_CALLS__

/**
 * Asks the provider for what a screen will ask for first, while the screen's code is on its way.
 * @param route the screen's wouter pattern
 */
export function callAhead(route: string, path: string, search: string): void {
  const part = route.includes(':') ? path.split('/').pop() : undefined
  for (const call of FIRST_CALLS[route] ?? []) {
    const url = window.early?.urlOf(call, new URLSearchParams(search), part, token.value !== null)
    if (url) askAhead(url)
  }
}
