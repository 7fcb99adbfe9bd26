import type { QrPath } from './qrPath'

const WIDTH = 640
/** Above the code: a card and the words beside it. */
const HEAD = 300
const CARD = { left: 36, top: 24, width: 189, height: 252 } as const
const GAP = 24
const [NIGHT, GOLD, TEXT] = ['#14111f', '#ecca84', '#f2eefb']

/**
 * A QR code below a card and some words, as the data URL of a picture to press and hold; null if nothing can be drawn.
 * @param card of this site's own, or the canvas would not give its picture out; null: its place stays an empty frame
 */
export function drawPoster(
  { size, path }: QrPath,
  words: readonly string[],
  card: HTMLImageElement | null,
): string | null {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (!pen) return null
  canvas.width = WIDTH
  canvas.height = HEAD + WIDTH
  pen.fillStyle = NIGHT
  pen.fillRect(0, 0, WIDTH, HEAD)
  pen.strokeStyle = GOLD
  // A card has a frame, with round corners.
  if (card) pen.drawImage(card, CARD.left, CARD.top, CARD.width, CARD.height)
  else pen.strokeRect(CARD.left, CARD.top, CARD.width, CARD.height)
  const left = CARD.left + CARD.width + GAP
  const display = getComputedStyle(document.documentElement).getPropertyValue('--display') || 'serif'
  for (const [index, text] of words.entries()) {
    pen.fillStyle = index ? GOLD : TEXT
    pen.font = index ? '700 52px monospace' : `600 40px ${display}`
    pen.fillText(text, left, HEAD / 2 - 12 + index * 64, WIDTH - left - GAP)
  }
  pen.fillStyle = '#fff'
  pen.fillRect(0, HEAD, WIDTH, WIDTH)
  pen.fillStyle = '#000'
  pen.translate(0, HEAD)
  pen.scale(WIDTH / size, WIDTH / size)
  pen.fill(new Path2D(path))
  return canvas.toDataURL()
}
