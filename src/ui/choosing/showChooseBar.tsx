import { render } from 'preact'
import { loadTexts, wishedLocale } from '../../i18n'
import { ChooseBar } from './ChooseBar'
import type { Choosing } from './Choosing'

let place: HTMLElement | null = null

/**
 * Puts the bar beside the app, from the first time that somebody compares: the frame of every page carries nothing for
 * it, and it hides by itself when nobody is choosing.
 * @throws {Error} where its texts cannot be fetched
 */
export async function showChooseBar(choosing: Choosing): Promise<void> {
  await loadTexts(wishedLocale.value, ['compare'])
  if (place?.isConnected) return
  place = document.createElement('div')
  document.body.append(place)
  render(<ChooseBar choosing={choosing} />, place)
}
