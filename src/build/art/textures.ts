import type { ArtKind } from './subjects'

const pattern = (side: number, path: string, stroke: number, opacity = '.2'): string =>
  `<pattern id="x" width="${side}" height="${side}" patternUnits="userSpaceOnUse"><path d="${path}" fill="none" stroke="#000" stroke-width="${stroke}" stroke-linecap="round" opacity="${opacity}"/></pattern>`

/** What the animals of a camp wear: feathers, stripes, warts, ripples, fur. */
const COATS = [
  [36, 'M0 6q9 20 18 0q9 20 18 0M-9 24q9 20 18 0q9 20 18 0q9 20 18 0', 3],
  [72, 'M4 10q26 8 40-6M40 46q20 10 36-4M-10 52q14 6 24-6', 7],
  [40, 'M8 10h0M28 30h0M30 8h0M10 32h0', 9],
  [44, 'M0 12q11-12 22 0t22 0M-11 34q11-12 22 0t22 0t22 0', 3],
  [30, 'M4 4l6 13M20 18l6 13M22 0l4 9', 3],
] as const satisfies ReadonlyArray<readonly [side: number, path: string, stroke: number]>

/** The surface of a kind: scales, brushed metal, cut stone, an animal's coat. Heroes are smooth. @param element 1 to 5 */
export function drawTexture(kind: ArtKind, element: number): string {
  const coat = COATS[element - 1]
  if (kind === 'pet' && coat) return pattern(coat[0], coat[1], coat[2], '.13')
  if (kind === 'dragon') return pattern(32, 'M0 0a16 16 0 0 0 32 0M-16 16a16 16 0 0 0 32 0a16 16 0 0 0 32 0', 3)
  if (kind === 'equip') return pattern(20, 'M-5 5 5-5M0 20 20 0M15 25 25 15', 3)
  if (kind === 'lingshi') return pattern(96, 'M0 0 96 96M96 0 0 96', 4)
  return ''
}
