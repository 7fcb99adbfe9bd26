import { callImToken, isImToken } from './imToken'
import { callTokenPocket, hasTokenPocket } from './tokenPocket'

/** Whether the app around the page can be asked to save a picture. Elsewhere the player presses and holds it. */
export const canSavePicture = (): boolean => hasTokenPocket('saveImage') || isImToken()

/**
 * Asks the app around the page to save a picture. Never uses a download: wallets reload the page then, or crash
 * (MetaMask/metamask-mobile#2195).
 * @param url a data address of a PNG
 * @returns whether the app took the call; none of them says whether it saved
 */
export const savePicture = (title: string, url: string): boolean =>
  callTokenPocket('saveImage', { url }) || callImToken('native.share', { title, url, type: 'image/png' }, () => {})
