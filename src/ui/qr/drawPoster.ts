import type { QrPath } from './qrPath'

const WIDTH = 640
const LINE = 64

/** A QR code with words under it, as the data URL of a picture to press and hold; null if nothing can be drawn. */
export function drawPoster({ size, path }: QrPath, words: readonly string[]): string | null {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (!pen) return null
  canvas.width = WIDTH
  canvas.height = WIDTH + LINE * words.length
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, WIDTH, canvas.height)
  pen.fillStyle = '#000'
  pen.font = '600 40px sans-serif'
  pen.textAlign = 'center'
  for (const [index, text] of words.entries()) pen.fillText(text, WIDTH / 2, WIDTH + LINE * index + 16, WIDTH - LINE)
  pen.scale(WIDTH / size, WIDTH / size)
  pen.fill(new Path2D(path))
  return canvas.toDataURL()
}
