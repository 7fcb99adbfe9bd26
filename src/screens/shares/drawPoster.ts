import type { QrPath } from '../../ui/qr/qrPath'

/** In units of which `SCALE` pixels make one, so that a scanner still reads the picture after a chat has shrunk it. */
const WIDTH = 640
const HEIGHT = 620
const SCALE = 1.5
/** The card leans, turned about the poster’s corner, and the QR code lies on its edge. */
const CARD_LEFT = 48
const CARD_TOP = 122
const CARD_WIDTH = 342
const CARD_HEIGHT = 456
const LEAN = 0.06
const CODE_LEFT = 334
const CODE_TOP = 132
const CODE_SIZE = 288
/** Of the words below the QR code, and how wide they may be. */
const WORDS_MIDDLE = 498
const MOST = 232
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
  pen.shadowColor = GLOW
  pen.shadowBlur = 150
  // Before the code, on which it must not lie.
  drawCard(pen, card)
  pen.fillStyle = '#fff'
  pen.fillRect(CODE_LEFT, CODE_TOP, CODE_SIZE, CODE_SIZE)
  pen.shadowBlur = 0
  drawWords(pen, words)
  drawCode(pen, qr)
  return canvas.toDataURL()
}

function drawCard(pen: CanvasRenderingContext2D, card: HTMLImageElement | null): void {
  if (!card) return
  pen.rotate(LEAN)
  pen.drawImage(card, CARD_LEFT, CARD_TOP, CARD_WIDTH, CARD_HEIGHT)
  pen.rotate(-LEAN)
}

function drawWords(pen: CanvasRenderingContext2D, { brand, label, code }: PosterWords): void {
  const display = getComputedStyle(document.documentElement).getPropertyValue('--display') || 'serif'
  pen.textAlign = 'center'
  pen.fillStyle = GOLD
  pen.font = `600 52px ${display}`
  pen.fillText(brand, WIDTH / 2, 68, WIDTH - 64)
  pen.font = '26px sans-serif'
  pen.fillText(code && label, WORDS_MIDDLE, 486)
  pen.font = '700 56px monospace'
  pen.fillText(code, WORDS_MIDDLE, 544, MOST)
}

/** Black on white whatever the colours of the page: many scanners read nothing else. */
function drawCode(pen: CanvasRenderingContext2D, { size, path }: QrPath): void {
  pen.translate(CODE_LEFT, CODE_TOP)
  pen.scale(CODE_SIZE / size, CODE_SIZE / size)
  pen.fillStyle = '#000'
  pen.fill(new Path2D(path))
}
