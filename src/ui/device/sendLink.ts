import { copyText } from '../text/copyText'
import { callImToken, isImToken } from './imToken'
import { callTokenPocket, hasTokenPocket } from './tokenPocket'

export interface LinkToSend {
  title: string
  text: string
  /** https */
  url: string
}

/** `handed`: the app or the system shows its own share list, or showed it until the player closed it. */
export type SendResult = 'handed' | 'copied' | 'notCopied'

/** Shares through the system's own list; false if there is none or it refuses. Android's WebView has none. */
async function shareBySystem(what: LinkToSend): Promise<boolean> {
  if (!navigator.share) return false
  try {
    await navigator.share(what)
    return true
  } catch (cause) {
    // Closed by the player, who wants no other way then.
    return Object(cause).name === 'AbortError'
  }
}

/** Whether anything on this phone sends links. */
export const canSendLink = (): boolean => hasTokenPocket('shareNewsToSNS') || isImToken() || !!navigator.share

/**
 * Hands a link to whatever on this phone sends links: the app around the page, the system; else it is copied. Call it
 * from a tap. The player may take their time in such a list, so nothing should wait for the answer.
 */
export async function sendLink(what: LinkToSend): Promise<SendResult> {
  const { title, text, url } = what
  if (callTokenPocket('shareNewsToSNS', { title, description: text, url, previewImage: '' })) return 'handed'
  if (callImToken('native.share', { title, message: text, url }, () => {})) return 'handed'
  if (await shareBySystem(what)) return 'handed'
  return (await copyText(url)) ? 'copied' : 'notCopied'
}
