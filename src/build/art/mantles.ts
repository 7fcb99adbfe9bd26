import type { Attire } from './attire'
import type { Colours } from './colours'
import { gradient } from './gradient'
import { drawGem, drawTrim } from './ornaments'

/** What is worn on one shoulder, from the neck outwards, and the lines on it; the other shoulder is its mirror image. */
type Mantle = { plate: string; lines: string; collar: string }

const MANTLES = {
  /** Wings of gold over smooth plates. */
  winged: {
    plate: 'M92 186C70 178 40 172 10 140c0 22 4 40 14 54l-12-2c6 18 16 30 32 38 20 8 40 2 50-12Z',
    lines: 'M22 160c16 16 38 24 62 28M26 182c16 12 36 16 58 16M28 206c18 10 38 10 58 2',
    collar: 'M120 214 90 190l-6-42c10 12 22 22 36 28Z',
  },
  /** Rays of gold, layer on layer. */
  rayed: {
    plate:
      'M94 180C74 168 46 170 26 188c-14 12-20 30-18 46 10-8 18-10 28-8-4 10-4 18 0 28 8-12 18-18 30-18-2 10 0 18 6 26 6-12 16-22 30-28V196Z',
    lines: 'M30 196c18-10 40-10 60 4M18 222c16-14 40-16 62-2M40 246c10-10 26-12 42-6',
    collar: 'M120 216c-18-4-32-14-38-30l-2-26c12 18 24 28 40 32Z',
  },
  /** A crescent on each shoulder, over smooth plates. */
  crescent: {
    plate:
      'M94 184C78 168 60 164 44 170 30 160 20 148 18 130 4 150 0 178 8 200c4 12 12 20 22 24-2 8 0 14 4 20 22 6 46-2 60-20Z',
    lines: 'M44 170c-8 4-14 12-16 22M32 222c20-2 40-12 56-26M38 236c18-2 36-10 50-22M16 160c2 18 10 30 22 36',
    collar: 'M120 216 96 198l-10-38 14 10 20 14Z',
  },
  /** Spikes on iron. */
  spiked: {
    plate: 'M92 184 76 176 66 142l-12 32-24-20 2 30-24-2 14 26c8 22 26 32 46 30 14-2 22-10 26-22Z',
    lines: 'M84 196c-18-8-34-8-50 2M86 210c-18-8-34-6-48 2M50 214h0m18-2h0M52 186h0m16-2h0',
    collar: 'M120 220 88 196l4-34 28 16Z',
  },
  /** Round plates with rivets. */
  plated: {
    plate:
      'M92 182C84 164 60 156 40 164 18 172 6 194 8 222l20-8c-2 10-2 16 0 24l22-16c0 10 2 16 6 22 8-20 22-34 44-42V188Z',
    lines: 'M18 206c8-16 30-26 62-16M32 226c8-14 24-22 50-22M40 180h0m18-6h0m18 6h0M26 194h0',
    collar: 'M120 222 92 206l-8-38 12 8 24 10Z',
  },
  /** Plates laced row over row, as a warlord's. */
  laced: {
    plate: 'M94 180 74 168 26 174 8 192l6 20-8 4 6 20-8 4 8 26 56-2 10-24 18-14Z',
    lines:
      'M14 212l68-8M12 236l64-6M36 176l-6 34M56 172l-2 34M74 172v32M30 214l-2 20M52 210l-2 22M28 238l-2 24M48 236l-2 26',
    collar: 'M120 222 86 202V170l16 8 18 16Z',
  },
  /** Long feathers in two rows, under beads. */
  feathered: {
    plate: 'M96 176c-32 2-60 14-80 42l18-4-6 26 20-12 0 26 18-18 6 26 14-22 10 24 10-24 14 14v-76Z',
    lines: 'M30 214c10-10 22-16 36-18l-14 20 24-16-6 24 22-22 0 26 14-20',
    collar: 'M120 208c-16 0-28-8-36-22l8-14c8 10 16 14 28 14Z',
  },
  /** A hide with teeth along its edge. */
  toothed: {
    plate: 'M96 178c-30-2-58 10-74 36-8 14-12 30-12 46l14-8 6 26 16-26 10 22 12-26 12 16 20-20V190Z',
    lines: 'M40 204l-6 22M56 194l-4 26M74 188l-2 26M90 186v24M26 220l-4 20',
    collar: 'M120 214c-22-2-38-12-46-28l10-10c8 14 20 22 36 24Z',
  },
  /** Blocks of carved stone, in steps. */
  carved: {
    plate: 'M96 178H66l-4 10H36l-4 16H14l-8 46h24l4-12h26l4-14h32Z',
    lines: 'M24 234v-16h14v8M46 216v-16h16v10h-8M72 206v-16h16v10h-8M30 204h-8M62 188h-8',
    collar: 'M120 218H98v-12H86v-22h14v10h20Z',
  },
  /** A mane of fur. */
  maned: {
    plate:
      'M98 168c-14 2-26 4-40 0l4 10c-16 4-32 6-44 2l10 12c-8 8-14 14-24 16l16 8c-2 10-6 16-12 22 26 6 60 10 112-2v-64Z',
    lines: 'M36 198c14 0 26-4 36-12M30 222c18-2 34-8 46-20M62 228c12-6 20-14 26-24',
    collar: 'M120 222c-4-10-8-14-16-18l4 12c-10-8-18-18-20-34l32 4Z',
  },
  /** Fins, row under row. */
  finned: {
    plate:
      'M96 178c-16-14-40-18-62-8l10 10C24 184 12 194 4 210h20c-8 12-10 22-8 34l18-10c-2 12 0 20 6 28 12-24 30-38 60-46V190Z',
    lines: 'M32 176c20 2 36 8 48 20M20 200c20-2 38 2 54 12M26 226c14-6 30-8 46-4',
    collar: 'M120 220c-14-6-26-16-34-34l-2-20 14 12 22 12Z',
  },
  /** A shell on each shoulder. */
  shelled: {
    plate: 'M94 190C80 164 38 156 14 184 4 196 2 212 6 228l12-4 6 14 14-8 10 14 12-14 12 10 8-16 14 2Z',
    lines: 'M88 200 22 188M88 203 12 210M88 206 26 236M90 208 50 242M92 210 74 236',
    collar: 'M120 218c-12-2-20-10-24-20l-10 2c-2-12 0-22 6-32 6 12 16 20 28 24Z',
  },
  /** A cloak with a high collar and a clasp. */
  cloaked: {
    plate: 'M94 178c-26 8-50 16-66 40-8 14-14 44-14 102v44h106V202Z',
    lines: 'M84 196c-20 12-34 34-40 66M96 206c-14 16-22 36-24 58M106 216c-8 14-10 28-10 46',
    collar: 'M120 226 86 196c-6-18-6-36 0-54 6 18 16 30 34 38Z',
  },
  /** A padded jacket with puffed sleeves. */
  quilted: {
    plate: 'M94 178C76 164 44 166 26 184 10 200 4 224 12 242c6 8 16 10 26 6l4 116h78V204Z',
    lines: 'M44 180l42 44M28 192l44 48M16 212l30 32M74 176 18 232M92 186 34 246M96 206 56 246M84 226l-28 34',
    collar: 'M120 226 90 200c-6-10-6-20-2-30 4 8 8 10 14 10l18 18Z',
  },
  /** A coat with lapels and fringed shoulders. */
  coated: {
    plate: 'M94 178c-22 4-46 12-62 26l-16-2-4 18 12 6c-8 22-12 48-12 94v44h108V200Z',
    lines: 'M16 214c14-8 30-10 46-6M20 222l-2 10m12-12-2 12m12-14-1 12m11-12v12M98 200 82 226l12 8-6 40',
    collar: 'M120 236 84 206c-4-10-2-22 6-32l12 14 18 16Z',
  },
} as const satisfies Record<string, Mantle>

export type MantleName = keyof typeof MANTLES

/** How far up all of it is moved: a tile's name, over the lower part of the picture, leaves the face free. */
const RAISED = 27

const CHEST = 'M120 176c-24 0-44 8-62 26-14 16-20 40-22 118v28h84Z'

/** The shoulders and chest of a figure, in front of which its head is drawn. */
export function drawMantle(name: MantleName, attire: Attire, palette: Colours): string {
  const { deep, glow, rim, lit } = palette
  const { plate, lines, collar } = MANTLES[name]
  const [shoulders, chest] = attire.isTurned ? ['url(#t)', 'url(#s)'] : ['url(#s)', 'url(#t)']
  const half = [
    `<path d="${CHEST}" fill="${chest}" stroke="${deep}" stroke-width="6"/>`,
    `<path d="M112 204c-26 8-38 24-42 60M112 232c-16 4-26 12-32 28" fill="none" stroke="${deep}" stroke-width="3" opacity=".4"/>`,
    `<path id="ma" d="${plate}" fill="${shoulders}" stroke="${deep}" stroke-width="7"/>`,
    `<clipPath id="mc"><use href="#ma"/></clipPath><g clip-path="url(#mc)" fill="none">`,
    `<path d="${plate}" stroke="${deep}" stroke-width="30" opacity=".2" transform="translate(3-13)"/><path d="${plate}" stroke="${rim}" stroke-width="8" opacity=".5" transform="translate(3-3)"/>`,
    `<path d="${plate}" stroke="${lit}" stroke-width="16" opacity=".22" transform="translate(0 6)"/><path d="${plate}" stroke="${lit}" stroke-width="4" transform="translate(0 5)"/></g>`,
    `<path d="${lines}" fill="none" stroke="${deep}" stroke-width="4" opacity=".6"/><path d="${lines}" fill="none" stroke="${lit}" transform="translate(0 2)" opacity=".5"/>`,
    `<path d="${collar}" fill="${chest}" stroke="${deep}" stroke-width="5"/><path d="${collar}" fill="none" stroke="${glow}" opacity=".7"/>`,
  ].join('')
  return [
    gradient('radial', 'id="ms"', [0.3, deep, 0.72], [1, deep, 0]),
    `<g transform="translate(0-${RAISED})" stroke-linejoin="round" stroke-linecap="round"><path d="M94 140h52v56H94Z" fill="${deep}"/><g id="mn">${half}</g><use href="#mn" transform="matrix(-1 0 0 1 240 0)"/>`,
    `<ellipse cx="120" cy="194" rx="72" ry="40" fill="url(#ms)"/>${drawTrim(attire.trim, shoulders, palette)}${drawGem(attire.gem, attire.hue, palette)}</g>`,
  ].join('')
}
