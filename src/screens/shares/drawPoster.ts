import type { QrPath } from '../../ui/qr/qrPath'

/** In units of which `SCALE` pixels make one, so that a scanner still reads the picture after a chat has shrunk it. */
const WIDTH = 640
const HEIGHT = 520
const SCALE = 1.5
/** Of the card and of the QR code. */
const TOP = 112
const CARD_LEFT = 24
const CARD_WIDTH = 282
const CARD_HEIGHT = 376
const CARD_ROUND = 24
const CODE_LEFT = 328
const CODE_SIZE = 288
const CODE_MIDDLE = CODE_LEFT + CODE_SIZE / 2
const NIGHT = '#14111f'
const DUSK = '#35256f'
const GLOW = '#6f4fd8'
const GOLD = '#ecca84'
const SOFT = '#b7afd0'

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
  drawCard(pen, card)
  drawWords(pen, words)
  drawCode(pen, qr)
  return canvas.toDataURL()
}

/** Night, with a violet light behind the card and the code. */
function drawGround(pen: CanvasRenderingContext2D): void {
  const light = pen.createRadialGradient(WIDTH / 2, HEIGHT / 2, 0, WIDTH / 2, HEIGHT / 2, WIDTH * 0.6)
  light.addColorStop(0, DUSK)
  light.addColorStop(1, NIGHT)
  pen.fillStyle = light
  pen.fillRect(0, 0, WIDTH, HEIGHT)
}

function drawCard(pen: CanvasRenderingContext2D, card: HTMLImageElement | null): void {
  if (!card) return
  // Chromium before 99 keeps the corners square.
  if (pen.roundRect) pen.roundRect(CARD_LEFT, TOP, CARD_WIDTH, CARD_HEIGHT, CARD_ROUND)
  else pen.rect(CARD_LEFT, TOP, CARD_WIDTH, CARD_HEIGHT)
  pen.save()
  pen.shadowColor = GLOW
  pen.shadowBlur = 80
  pen.fill()
  pen.shadowBlur = 0
  pen.clip()
  pen.drawImage(card, CARD_LEFT, TOP, CARD_WIDTH, CARD_HEIGHT)
  pen.restore()
}

/** In the page's own fonts: the name over a line like that under each title, and the code over what it is. */
function drawWords(pen: CanvasRenderingContext2D, { brand, label, code }: PosterWords): void {
  const display = getComputedStyle(document.documentElement).getPropertyValue('--display') || 'serif'
  const text = getComputedStyle(document.body).fontFamily
  pen.textAlign = 'center'
  pen.fillStyle = GOLD
  pen.font = `600 46px ${display}`
  pen.fillText(brand, WIDTH / 2, 62, WIDTH - 64)
  pen.fillRect(WIDTH / 2 - 160, 86, 320, 1.5)
  pen.font = `600 46px ${text}`
  pen.fillText(code, CODE_MIDDLE, 452, CODE_SIZE)
  pen.font = `24px ${text}`
  pen.fillText('◆', WIDTH / 2, 96)
  pen.fillStyle = SOFT
  pen.fillText(code && label, CODE_MIDDLE, 487)
}

/** Black on white in a gold frame, whatever the colours of the page: many scanners read nothing else. */
function drawCode(pen: CanvasRenderingContext2D, { size, path }: QrPath): void {
  pen.fillStyle = GOLD
  pen.fillRect(CODE_LEFT - 4, TOP, CODE_SIZE + 8, CODE_SIZE + 8)
  pen.fillStyle = '#fff'
  pen.fillRect(CODE_LEFT, TOP + 4, CODE_SIZE, CODE_SIZE)
  pen.translate(CODE_LEFT, TOP + 4)
  pen.scale(CODE_SIZE / size, CODE_SIZE / size)
  pen.fillStyle = '#000'
  pen.fill(new Path2D(path))
}
