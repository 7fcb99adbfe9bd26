import type { QrPath } from '../../ui/qr/qrPath'

/** In units of which `SCALE` pixels make one, so that a scanner still reads the picture after a chat has shrunk it. */
const WIDTH = 640
const HEIGHT = 504
const SCALE = 1.5
/** Of the card and of the QR code. */
const TOP = 104
const CARD_LEFT = 24
const CARD_WIDTH = 282
const CARD_HEIGHT = 376
const CODE_LEFT = 328
const CODE_SIZE = 288
const CODE_MIDDLE = CODE_LEFT + CODE_SIZE / 2
const NIGHT = '#14111f'
const GLOW = '#6f4fd8'
const GOLD = '#ecca84'

export interface PosterWords {
  brand: string
  /** What the code below the QR code is. */
  label: string
  code: string
}

/**
 * An invitation as the data URL of a picture to press and hold: a card, and beside it a QR code and the code in words;
 * null if nothing can be drawn.
 * @param card of this site's own, or the canvas would not give its picture out; null: its place stays empty
 */
export function drawPoster(qr: QrPath, words: PosterWords, card: HTMLImageElement | null): string | null {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (!pen) return null
  canvas.width = WIDTH * SCALE
  canvas.height = HEIGHT * SCALE
  pen.scale(SCALE, SCALE)
  pen.fillStyle = NIGHT
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  drawCard(pen, card)
  drawWords(pen, words)
  drawCode(pen, qr)
  return canvas.toDataURL()
}

function drawCard(pen: CanvasRenderingContext2D, card: HTMLImageElement | null): void {
  if (!card) return
  pen.shadowColor = GLOW
  pen.shadowBlur = 80
  pen.drawImage(card, CARD_LEFT, TOP, CARD_WIDTH, CARD_HEIGHT)
  pen.shadowBlur = 0
}

function drawWords(pen: CanvasRenderingContext2D, { brand, label, code }: PosterWords): void {
  const display = getComputedStyle(document.documentElement).getPropertyValue('--display') || 'serif'
  pen.textAlign = 'center'
  pen.fillStyle = GOLD
  pen.font = `600 52px ${display}`
  pen.fillText(brand, WIDTH / 2, 68, WIDTH - 64)
  pen.font = '24px sans-serif'
  pen.fillText(code && label, CODE_MIDDLE, 430)
  pen.font = '700 56px monospace'
  pen.fillText(code, CODE_MIDDLE, 480, CODE_SIZE)
}

/** Black on white in a gold frame, whatever the colours of the page: many scanners read nothing else. */
function drawCode(pen: CanvasRenderingContext2D, { size, path }: QrPath): void {
  pen.fillStyle = GOLD
  pen.fillRect(CODE_LEFT - 4, TOP - 4, CODE_SIZE + 8, CODE_SIZE + 8)
  pen.fillStyle = '#fff'
  pen.fillRect(CODE_LEFT, TOP, CODE_SIZE, CODE_SIZE)
  pen.translate(CODE_LEFT, TOP)
  pen.scale(CODE_SIZE / size, CODE_SIZE / size)
  pen.fillStyle = '#000'
  pen.fill(new Path2D(path))
}
