import type { ArtKind } from './subjects'

const pattern = (side: number, path: string, stroke: number): string =>
  `<pattern id="x" width="${side}" height="${side}" patternUnits="userSpaceOnUse"><path d="${path}" fill="none" stroke="#000" stroke-width="${stroke}" opacity=".2"/></pattern>`

/** The surface of a kind: scales, brushed metal, cut stone. Heroes and pets are smooth. */
export function drawTexture(kind: ArtKind): string {
  if (kind === 'dragon') return pattern(32, 'M0 0a16 16 0 0 0 32 0M-16 16a16 16 0 0 0 32 0a16 16 0 0 0 32 0', 3)
  if (kind === 'equip') return pattern(20, 'M-5 5 5-5M0 20 20 0M15 25 25 15', 3)
  if (kind === 'lingshi') return pattern(96, 'M0 0 96 96M96 0 0 96', 4)
  return ''
}
