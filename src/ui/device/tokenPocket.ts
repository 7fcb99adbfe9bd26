type Call = 'shareNewsToSNS' | 'saveImage'

interface Bridges {
  /** Android. */
  TPJSBrigeClient?: { callMessage?: (name: string, params: string, callback: string) => unknown }
  /** iOS: one handler per call. The app's own script recognises TokenPocket by `getNodeUrl`. */
  webkit?: { messageHandlers?: Partial<Record<Call | 'getNodeUrl', { postMessage(message: object): void }>> }
}

/** Sends a call to the TokenPocket app around the page; null elsewhere. Shapes: tp-js-sdk 3.7.14. */
function bridgeOf(name: Call): ((params: string) => void) | null {
  const { TPJSBrigeClient: android, webkit } = window as unknown as Bridges
  // A native object: its methods fail when detached from it.
  if (android?.callMessage) return (params) => void android.callMessage?.(name, params, '')
  const handlers = webkit?.messageHandlers
  const handler = handlers?.getNodeUrl && handlers[name]
  return handler ? (params) => handler.postMessage({ body: { params, callback: '' } }) : null
}

/** Whether the TokenPocket app around the page supports this call. */
export const hasTokenPocket = (name: Call): boolean => bridgeOf(name) !== null

/**
 * Asks the TokenPocket app for something; these calls never answer.
 * @returns whether the app took it; false outside TokenPocket
 */
export function callTokenPocket(name: Call, params: object): boolean {
  try {
    const bridge = bridgeOf(name)
    bridge?.(JSON.stringify(params))
    return bridge !== null
  } catch {
    return false
  }
}
