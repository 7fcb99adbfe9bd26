import type { Page } from 'playwright-core'

export interface Picture {
  width: number
  height: number
  /** Four bytes per pixel: red, green, blue, opacity. */
  pixels: Buffer
  /** The picture as a file. */
  png: Buffer
}

/** The scale at which a reference keeps a picture. */
const SCALE = 0.25
/** How many of a colour's 256 shades a reference keeps. */
const SHADES = 8

/** A part of a picture. */
export interface Region {
  x: number
  y: number
  width: number
  height: number
}

/**
 * Parts of a picture in the form references keep them: small and in few colours. The browser decodes and draws them.
 */
export const shrink = (page: Page, png: Buffer, regions: Region[]) => draw(page, png, regions, SCALE, SHADES)

/** A picture, unchanged. */
export async function open(page: Page, png: Buffer): Promise<Picture> {
  const [picture] = await draw(page, png, null, 1, 256)
  if (!picture) throw new Error('the picture is empty')
  return picture
}

async function draw(page: Page, png: Buffer, regions: Region[] | null, scale: number, shades: number) {
  const drawn = await page.evaluate(
    async ([base64, regions, scale, shades]) => {
      const image = new Image()
      image.src = `data:image/png;base64,${base64}`
      await image.decode()
      const step = 256 / shades
      const pictures: { width: number; height: number; text: string; url: string }[] = []
      for (const { x, y, width, height } of regions ?? [{ x: 0, y: 0, width: image.width, height: image.height }]) {
        const canvas = document.createElement('canvas')
        canvas.width = Math.round(width * scale)
        canvas.height = Math.round(height * scale)
        const context = canvas.getContext('2d', { willReadFrequently: true })
        if (!context) throw new Error('this browser draws nothing')
        context.imageSmoothingQuality = 'high'
        context.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height)
        const drawing = context.getImageData(0, 0, canvas.width, canvas.height)
        let text = ''
        for (const [at, byte] of drawing.data.entries()) {
          const shade = at % 4 === 3 ? 255 : Math.min(255, Math.round(byte / step) * step)
          drawing.data[at] = shade
          text += String.fromCharCode(shade)
        }
        context.putImageData(drawing, 0, 0)
        pictures.push({ width: canvas.width, height: canvas.height, text, url: canvas.toDataURL('image/png') })
      }
      return pictures
    },
    [png.toString('base64'), regions, scale, shades] as const,
  )
  return drawn.map(
    ({ width, height, text, url }): Picture => ({
      width,
      height,
      pixels: Buffer.from(text, 'latin1'),
      png: Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'),
    }),
  )
}
