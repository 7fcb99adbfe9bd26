import gifenc from 'gifenc'
import type { Page } from 'playwright-core'
import { open } from '../e2e/support/shrink'

export interface Shot {
  png: Buffer
  /** How long it stays. */
  milliseconds: number
}

/** Screenshots of one size as a GIF that begins again. @param page an empty one, whose canvas draws */
export async function movingPicture(page: Page, shots: readonly Shot[]): Promise<Uint8Array> {
  const { GIFEncoder, quantize, applyPalette } = gifenc
  const gif = GIFEncoder()
  for (const { png, milliseconds } of shots) {
    const { width, height, pixels } = await open(page, png)
    const palette = quantize(pixels, 128)
    gif.writeFrame(applyPalette(pixels, palette), width, height, { palette, delay: milliseconds })
  }
  gif.finish()
  return gif.bytes()
}
