import { readFileSync } from 'node:fs'
import * as assert from 'uvu/assert'

const theme = readFileSync('src/ui/theme.ts', 'utf8')

export type Colour = readonly [red: number, green: number, blue: number]

/** A colour of the theme, in 8-bit parts. */
export function token(name: string): Colour {
  const hex = new RegExp(`--${name}: #([0-9a-f]{6});`).exec(theme)?.[1] ?? ''
  assert.is(hex.length, 6, name)
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  return [part(0), part(2), part(4)]
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** How far apart two colours are, 1 to 21, by WCAG. */
export function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
