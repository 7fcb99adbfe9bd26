import type { Page } from 'playwright-core'

const HEIGHT = 500
const GAP = 12

/** Screenshots side by side, equally high, as one WebP. @param page an empty one, whose canvas draws */
export async function beside(page: Page, shots: readonly Buffer[]): Promise<Buffer> {
  const url = await page.evaluate(
    async ([sources, height, gap]) => {
      const images = await Promise.all(
        sources.map(async (source) => {
          const image = new Image()
          image.src = `data:image/png;base64,${source}`
          await image.decode()
          return { image, width: Math.round((image.width * height) / image.height) }
        }),
      )
      const canvas = document.createElement('canvas')
      canvas.width = images.reduce((sum, { width }) => sum + width + gap, -gap)
      canvas.height = height
      const context = canvas.getContext('2d')
      if (!context) throw new Error('this browser draws nothing')
      context.imageSmoothingQuality = 'high'
      let x = 0
      for (const { image, width } of images) {
        context.drawImage(image, x, 0, width, height)
        x += width + gap
      }
      return canvas.toDataURL('image/webp', 0.9)
    },
    [shots.map((shot) => shot.toString('base64')), HEIGHT, GAP] as const,
  )
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}
