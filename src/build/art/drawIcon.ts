import { gradient } from './gradient'
import type { Islands } from './islands'
import { mix, tiny } from './numbers'
import type { Palette } from './palettes'

/** How far the light's side and the shaded side reach into a material, from its edge inwards. */
const RELIEF = [64, 44, 26] as const
/** Where the eyes of a head are, from its top down. */
const EYE_LEVEL = 0.48

/** One side of a rounded body: wide soft strokes within the edge, moved away from it by a third of their width. */
const side = (path: string, colour: string, away: 1 | -1, opacity: number): string =>
  RELIEF.map((width) => {
    const step = Math.round((width / 3) * away)
    return `<use href="#${path}" transform="translate(${Math.round(step * 0.7)} ${step})" stroke="${colour}" stroke-width="${width}" opacity="${tiny(opacity)}"/>`
  }).join('')

/**
 * One material within its own edge: a texture, the roundness of a body under light from above, an engraved line along
 * the edge, and a rim: light from above, a second colour from below.
 */
const plates = (
  path: 'p' | 'b',
  paint: 's' | 't',
  palette: Palette,
  groove: number,
  texture: string,
  isAlive: boolean,
): string => {
  const { dark, deep, lit, rim } = palette
  return [
    `<clipPath id="${path}c"><use href="#${path}"/></clipPath><use href="#${path}" fill="url(#${paint})"/>`,
    `<g clip-path="url(#${path}c)" fill="none">${isAlive ? bodyOf(path, paint, palette) : ''}${texture && '<path fill="url(#x)" d="M0 0h512v512H0Z"/>'}`,
    side(path, path === 'p' ? dark : deep, -1, path === 'p' ? 0.16 : 0.11),
    side(path, path === 'p' ? lit : mix(rim, lit, 0.4), 1, path === 'p' && !isAlive ? 0.15 : 0.2),
    isAlive && path === 'p' ? '<path fill="url(#n)" d="M0 0h512v512H0Z"/>' : '',
    groove && !isAlive
      ? `<use href="#${path}" stroke="${path === 'p' ? dark : deep}" stroke-width="${groove + 5}" opacity=".5"/><use href="#${path}" stroke="url(#${paint})" stroke-width="${groove}"/>`
      : '',
    `<use href="#${path}" stroke="url(#r)" stroke-width="12"/><path fill="url(#l)" d="M0 0h512v512H0Z"/></g>`,
  ].join('')
}

/** What an animal has in place of an engraved edge: a hard shadow on its far side, and an underside of another colour. */
const bodyOf = (path: 'p' | 'b', paint: 's' | 't', { dark, deep, body }: Palette): string => {
  const shadow = path === 'p' ? mix(dark, deep, 0.12) : mix(deep, body, 0.24)
  return `<use href="#${path}" fill="${shadow}"/><use href="#${path}" fill="url(#${paint})" transform="translate(-11 -17)"/>`
}

/** A small hole is a lit eye: a wide glow, and a bright core. */
const eyesOf = (eyes: string, { glow, rim }: Palette): string =>
  eyes &&
  `<path id="e" d="${eyes}" fill="${glow}" stroke="${rim}" stroke-width="26" opacity=".4"/><use href="#e" opacity=".7"/><path d="${eyes}" fill="${glow}" stroke="#fff" stroke-width="3"/>`

/** The inside of a head: lit where its eyes are, dark towards its edge. */
const insideOf = ({ left, top, right, bottom }: Islands['box'], { deep, mid, glow }: Palette): string =>
  gradient(
    'radial',
    `id="k" gradientUnits="userSpaceOnUse" cx="${Math.round((left + right) / 2)}" cy="${Math.round(top + (bottom - top) * EYE_LEVEL)}" r="${Math.round((bottom - top) * 0.46)}"`,
    [0, mix(deep, glow, 0.34)],
    [0.5, mix(deep, mid, 0.4)],
    [1, mix(deep, mid, 0.1)],
  )

/** Shadow, light and a dark body below; on it the plates of two materials, and the eyes. */
export const drawIcon = (islands: Islands, palette: Palette, texture: string, isAlive: boolean): string => {
  const { main, others, solid, hollow, eyes } = islands
  const { deep, dark, glow, rim } = palette
  const { top, bottom } = islands.box
  const at = (share: number): number => (top + (bottom - top) * share) / 512
  return [
    isAlive ? gradient('linear', 'id="n" x2="0" y2="1"', [at(0.4), rim, 0], [at(1), mix(rim, dark, 0.2), 0.5]) : '',
    hollow ? insideOf(islands.box, palette) : '',
    `<defs><path id="p" d="${main}"/>${others && `<path id="b" d="${others}"/>`}<path id="w" d="${solid}"/></defs>`,
    `<use href="#w" transform="translate(7 20)" fill="${deep}" opacity=".55"/>`,
    `<use href="#w" fill="none" stroke="${glow}" stroke-width="34" opacity=".24" stroke-linejoin="round"/>`,
    `<g id="o" stroke-linejoin="round"><use href="#w" fill="url(#i)" stroke="${deep}" stroke-width="14"/>`,
    hollow && `<path d="${hollow}" fill="url(#k)"/>`,
    others && plates('b', 't', palette, 0, '', isAlive),
    plates('p', 's', palette, 26, texture, isAlive),
    eyesOf(eyes, palette),
    '</g>',
  ].join('')
}
