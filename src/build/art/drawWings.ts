import { mix } from './numbers'
import type { Palette } from './palettes'

/** Two open wings behind a subject, from the outline of the left one; its root is at the right foot of its 512. */
export function drawWings(outline: string, { deep, rim, glow, mid }: Palette): string {
  const wing = [
    `<path id="g" d="${outline}" stroke="${deep}" stroke-width="26" fill="${deep}"/>`,
    `<clipPath id="gc"><use href="#g"/></clipPath><path id="j" d="${outline}" fill="url(#t)"/>`,
    `<g clip-path="url(#gc)" fill="none"><use href="#j" transform="translate(-10 -16)" stroke="${mix(mid, deep, 0.5)}" stroke-width="34" opacity=".3"/>`,
    `<path d="${outline}" stroke="${rim}" stroke-width="12" opacity=".7"/><path d="${outline}" stroke="${glow}" stroke-width="4" opacity=".8"/></g>`,
  ].join('')
  return `<g id="z" stroke-linejoin="round"><g id="h1" transform="matrix(.225 0 0 .225 5 74)">${wing}</g><use href="#h1" transform="matrix(-1 0 0 1 240 0)"/></g>`
}
