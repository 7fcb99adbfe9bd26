import type { Palette } from './palettes'
import type { Pose, Subject } from './subject'

/** Where each pose goes: the middle, and the scale from the icon's 512. */
const PLACES: Record<Pose, readonly [x: number, y: number, scale: number]> = {
  whole: [120, 152, 0.36],
  bust: [120, 186, 0.42],
  side: [119, 190, 0.44],
  twin: [75, 166, 0.25],
}

const matrix = ([x, y, scale]: readonly [number, number, number], mirror = 1): string =>
  `matrix(${scale * mirror} 0 0 ${scale} ${Math.round((mirror < 0 ? 240 - x : x) - 256 * scale * mirror)} ${Math.round(y - 256 * scale)})`

/**
 * Shadow and body below the lit face, then a texture clipped to the inside, an engraved line along the edge, and a rim:
 * light from above, a second colour from below.
 */
const layers = ({ deep, dark, glow }: Palette, outline: string, texture: string): string =>
  [
    `<defs><path id="p" d="${outline}"/><clipPath id="c"><use href="#p"/></clipPath></defs><g id="o" stroke-linejoin="round">`,
    `<use href="#p" transform="translate(7 20)" fill="${deep}" opacity=".55"/>`,
    `<use href="#p" fill="none" stroke="${glow}" stroke-width="30" opacity=".16"/>`,
    `<use href="#p" fill="${deep}" stroke="${deep}" stroke-width="12"/>`,
    `<use href="#p" fill="url(#s)"/>`,
    `<g clip-path="url(#c)" fill="none">${texture && `<path fill="url(#x)" d="M0 0h512v512H0Z"/>`}`,
    `<use href="#p" stroke="${dark}" stroke-width="31" opacity=".5"/><use href="#p" stroke="url(#s)" stroke-width="26"/>`,
    `<use href="#p" stroke="url(#r)" stroke-width="12"/></g></g>`,
  ].join('')

/** The subject of a picture, or two of them facing a pearl. A non-empty `texture` lays pattern `x` over it. */
export function drawSubject({ pose, flipped }: Subject, outline: string, palette: Palette, texture: string): string {
  const place = PLACES[pose]
  const first = `<g transform="${matrix(place, flipped ? -1 : 1)}">${layers(palette, outline, texture)}</g>`
  if (pose !== 'twin') return first
  const pearl = `<g transform="translate(120 106)"><circle r="18" fill="${palette.deep}"/><circle r="16" fill="url(#s)"/><circle r="11" fill="none" stroke="#fff" opacity=".4"/><circle cx="-5" cy="-6" r="4" fill="#fff"/></g>`
  return `${first}<use href="#o" transform="${matrix(place, flipped ? 1 : -1)}"/>${pearl}`
}
