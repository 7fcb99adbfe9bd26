interface ImToken {
  /** Set by pages that only simulate imToken. */
  isSimulated?: boolean
  callAPI?: (name: string, ...args: unknown[]) => unknown
}

/** The imToken app around the page, looked up at each call because apps inject late; null elsewhere. */
function appAround(): ImToken | null {
  const { imToken } = window as typeof window & { imToken?: ImToken }
  return imToken?.callAPI && !imToken.isSimulated ? imToken : null
}

/** Whether the page is inside imToken. */
export const isImToken = (): boolean => appAround() !== null

/**
 * Asks the imToken app for something. The call's shape is that of @consenlabs-fe/webview 0.1.1: a name, what it takes,
 * and for some a Node-style callback.
 * @returns whether the app took it; false outside imToken
 */
export function callImToken(name: 'native.setClipboard' | 'native.share', ...args: unknown[]): boolean {
  const app = appAround()
  try {
    app?.callAPI?.(name, ...args)
    return app !== null
  } catch {
    return false
  }
}
