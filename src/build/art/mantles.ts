/** What is worn on one shoulder, from the neck outwards, and the lines on it; the other shoulder is its mirror image. */
type Mantle = { plate: string; lines: string; collar: string }

/** Of a palette. */
type MantleColours = Readonly<Record<'deep' | 'mid' | 'glow' | 'rim' | 'lit', string>>

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
  /** A cloak with a high collar and a clasp. */
  cloaked: {
    plate: 'M94 178c-26 8-50 16-66 40-8 14-14 44-14 102h106V202Z',
    lines: 'M84 196c-20 12-34 34-40 66M96 206c-14 16-22 36-24 58M106 216c-8 14-10 28-10 46',
    collar: 'M120 226 86 196c-6-18-6-36 0-54 6 18 16 30 34 38Z',
  },
  /** A coat with lapels and fringed shoulders. */
  coated: {
    plate: 'M94 178c-22 4-46 12-62 26l-16-2-4 18 12 6c-8 22-12 48-12 94h108V200Z',
    lines: 'M16 214c14-8 30-10 46-6M20 222l-2 10m12-12-2 12m12-14-1 12m11-12v12M98 200 82 226l12 8-6 40',
    collar: 'M120 236 84 206c-4-10-2-22 6-32l12 14 18 16Z',
  },
} as const satisfies Record<string, Mantle>

export type MantleName = keyof typeof MANTLES

const CHEST = 'M120 176c-24 0-44 8-62 26-14 16-20 40-22 118h84Z'

/** The shoulders and chest of a figure, in front of which its head is drawn. */
export function drawMantle(name: MantleName, { deep, mid, glow, rim, lit }: MantleColours): string {
  const { plate, lines, collar } = MANTLES[name]
  const half = [
    `<path d="${CHEST}" fill="url(#t)" stroke="${deep}" stroke-width="6"/>`,
    `<path d="M112 204c-26 8-38 24-42 60M112 232c-16 4-26 12-32 28" fill="none" stroke="${deep}" stroke-width="3" opacity=".5"/>`,
    `<path id="ma" d="${plate}" fill="url(#s)" stroke="${deep}" stroke-width="6"/>`,
    `<clipPath id="mc"><use href="#ma"/></clipPath><g clip-path="url(#mc)" fill="none">`,
    `<path d="${plate}" stroke="${deep}" stroke-width="34" opacity=".25" transform="translate(4-12)"/><path d="${plate}" stroke="${rim}" stroke-width="9" opacity=".6" transform="translate(3-3)"/>`,
    `<path d="${plate}" stroke="${lit}" stroke-width="7" opacity=".7" transform="translate(0 3)"/><path fill="url(#f)" d="M0 210h120v110H0Z"/></g>`,
    `<path d="${lines}" fill="none" stroke="${deep}" stroke-width="4" opacity=".65"/><path d="${lines}" fill="none" stroke="${lit}" transform="translate(0 2)" opacity=".5"/>`,
    `<path d="${collar}" fill="url(#t)" stroke="${deep}" stroke-width="5"/><path d="${collar}" fill="none" stroke="${glow}" opacity=".7"/>`,
  ].join('')
  return [
    `<g stroke-linejoin="round" stroke-linecap="round"><path d="M94 140h52v56H94Z" fill="${deep}"/><g id="mn">${half}</g><use href="#mn" transform="matrix(-1 0 0 1 240 0)"/>`,
    `<path d="m120 198 11 13-11 17-11-17Z" fill="${mid}" stroke="${deep}" stroke-width="7"/><path d="m120 198 11 13-11 17-11-17Z" fill="${glow}" stroke="${lit}" stroke-width="2"/></g>`,
  ].join('')
}
