import type { QrPath } from '../../ui/qr/qrPath'

/** In units of which `SCALE` pixels make one, so that a scanner still reads the picture after a chat has shrunk it. */
const WIDTH = 640
const HEIGHT = 500
const SCALE = 1.5
/** Of the card and of the code. */
const TOP = 104
const CARD_LEFT = 28
const CARD_WIDTH = 276
const CARD_HEIGHT = 368
const CODE_LEFT = 324
const CODE_SIZE = 288
const CODE_MIDDLE = CODE_LEFT + CODE_SIZE / 2
/** The widest line. */
const MOST = 330
const NIGHT = '#14111f'
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
  drawGround(pen)
  // Before the code, on which its glow must not lie.
  drawCard(pen, card)
  drawWords(pen, words)
  drawCode(pen, qr)
  return canvas.toDataURL()
}

/** The night in a gold frame. */
function drawGround(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = NIGHT
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  pen.strokeStyle = GOLD
  pen.strokeRect(10, 10, WIDTH - 20, HEIGHT - 20)
}

/** The card in its light. */
function drawCard(pen: CanvasRenderingContext2D, card: HTMLImageElement | null): void {
  pen.shadowColor = '#6f4fd8'
  pen.shadowBlur = 200
  pen.fillRect(CARD_LEFT, TOP, CARD_WIDTH, CARD_HEIGHT)
  pen.shadowBlur = 0
  if (card) pen.drawImage(card, CARD_LEFT, TOP, CARD_WIDTH, CARD_HEIGHT)
}

function drawWords(pen: CanvasRenderingContext2D, { brand, label, code }: PosterWords): void {
  const display = getComputedStyle(document.documentElement).getPropertyValue('--display') || 'serif'
  write(pen, brand, `600 46px ${display}`, WIDTH / 2, 72)
  write(pen, code && label, '24px system-ui, sans-serif', CODE_MIDDLE, 424)
  write(pen, code, '700 46px monospace', CODE_MIDDLE, 470)
}

/** A line of text in gold, centred; one wider than `MOST` is squeezed. */
function write(pen: CanvasRenderingContext2D, text: string, font: string, middle: number, bottom: number): void {
  pen.textAlign = 'center'
  pen.font = font
  pen.fillStyle = GOLD
  pen.fillText(text, middle, bottom, MOST)
}

/** Black on white whatever the colours of the page: many scanners read nothing else. */
function drawCode(pen: CanvasRenderingContext2D, { size, path }: QrPath): void {
  pen.fillStyle = '#fff'
  pen.fillRect(CODE_LEFT, TOP, CODE_SIZE, CODE_SIZE)
  pen.translate(CODE_LEFT, TOP)
  pen.scale(CODE_SIZE / size, CODE_SIZE / size)
  pen.fillStyle = '#000'
  pen.fill(new Path2D(path))
}
