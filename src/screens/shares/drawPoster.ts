import type { QrPath } from '../../ui/qr/qrPath'

/** In units of which `SCALE` pixels make one, so that a scanner still reads the picture after a chat has shrunk it. */
const [WIDTH, HEIGHT, SCALE] = [640, 500, 1.5]
const CARD = { left: 28, top: 104, width: 276, height: 368 } as const
const CODE = { left: 324, top: 104, size: 288 } as const
const [NIGHT, VIOLET, AMBER, GOLD, SOFT] = ['#14111f', '#33226b', '#f5b968', '#ecca84', '#b7afd0']

export interface PosterWords {
  brand: string
  /** What the code below the QR code is. */
  label: string
  code: string
}

/**
 * An invitation as the data URL of a picture to press and hold: a card, and beside it a QR code and the code in words;
 * null if nothing can be drawn.
 * @param card of this site's own, or the canvas would not give its picture out; null: its place stays an empty frame
 */
export function drawPoster(qr: QrPath, words: PosterWords, card: HTMLImageElement | null): string | null {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (!pen) return null
  canvas.width = WIDTH * SCALE
  canvas.height = HEIGHT * SCALE
  pen.scale(SCALE, SCALE)
  drawGround(pen)
  drawWords(pen, words)
  // Before the code, on which its glow must not lie.
  drawCard(pen, card)
  drawCode(pen, qr)
  return canvas.toDataURL()
}

/** A path around a box with round corners. */
function round(pen: CanvasRenderingContext2D, left: number, top: number, width: number, height: number): void {
  const [right, bottom, radius] = [left + width, top + height, 14]
  pen.beginPath()
  pen.moveTo(left + radius, top)
  pen.arcTo(right, top, right, bottom, radius)
  pen.arcTo(right, bottom, left, bottom, radius)
  pen.arcTo(left, bottom, left, top, radius)
  pen.arcTo(left, top, right, top, radius)
}

/** The night, lit behind the card, in a gold frame. */
function drawGround(pen: CanvasRenderingContext2D): void {
  const light = pen.createRadialGradient(CARD.left + 140, 260, 0, CARD.left + 140, 260, 460)
  light.addColorStop(0, VIOLET)
  light.addColorStop(1, NIGHT)
  pen.fillStyle = light
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  pen.strokeStyle = GOLD
  pen.lineWidth = 2
  round(pen, 10, 10, WIDTH - 20, HEIGHT - 20)
  pen.stroke()
}

/** The card with the glow of the login's middle one; without it, its frame. */
function drawCard(pen: CanvasRenderingContext2D, card: HTMLImageElement | null): void {
  const { left, top, width, height } = CARD
  pen.save()
  pen.fillStyle = NIGHT
  pen.shadowColor = AMBER
  pen.shadowBlur = 60
  round(pen, left, top, width, height)
  pen.fill()
  pen.stroke()
  pen.shadowBlur = 0
  pen.clip()
  if (card) pen.drawImage(card, left, top, width, height)
  pen.restore()
}

function drawWords(pen: CanvasRenderingContext2D, { brand, label, code }: PosterWords): void {
  const display = getComputedStyle(document.documentElement).getPropertyValue('--display') || 'serif'
  const middle = CODE.left + CODE.size / 2
  pen.textAlign = 'center'
  for (const [text, font, colour, left, bottom, width] of [
    [brand, `600 46px ${display}`, GOLD, WIDTH / 2, 72, WIDTH - 80],
    [code && label, '24px sans-serif', SOFT, middle, 424, CODE.size],
    [code, '700 46px monospace', GOLD, middle, 470, CODE.size],
  ] as const) {
    pen.font = font
    pen.fillStyle = colour
    pen.fillText(text, left, bottom, width)
  }
}

/** Black on white whatever the colours of the page: many scanners read nothing else. */
function drawCode(pen: CanvasRenderingContext2D, { size, path }: QrPath): void {
  const { left, top } = CODE
  pen.fillStyle = '#fff'
  round(pen, left, top, CODE.size, CODE.size)
  pen.fill()
  pen.save()
  pen.translate(left, top)
  pen.scale(CODE.size / size, CODE.size / size)
  pen.fillStyle = '#000'
  pen.fill(new Path2D(path))
  pen.restore()
}
