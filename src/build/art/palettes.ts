import type { Colours } from './colours'
import type { DustName } from './dust'
import type { GroundName } from './ground'
import type { MantleName } from './mantles'
import type { MotifName } from './motifs'

export interface Palette extends Colours {
  motif: MotifName
  ground: GroundName
  dust: DustName
  /** What the heroes of a camp wear on their shoulders, in turn. */
  mantles?: readonly [MantleName, MantleName, MantleName]
}

/** 1 heavenly god, 2 war god, 3 ancestor god, 4 holy beast, 5 human god. */
export const CAMP_PALETTES: readonly Palette[] = [
  {
    deep: '#0a0f2c',
    mid: '#3f78c8',
    far: '#463596',
    glow: '#ffe9a6',
    lit: '#fffbe6',
    body: '#f0c667',
    dark: '#8a5a1c',
    rim: '#6f8dff',
    motif: 'rays',
    ground: 'clouds',
    dust: 'sparks',
    mantles: ['winged', 'rayed', 'crescent'],
  },
  {
    deep: '#1a0508',
    mid: '#97261f',
    far: '#571442',
    glow: '#ffb066',
    lit: '#fff4e0',
    body: '#f4bd86',
    dark: '#8c2f1c',
    rim: '#e23c6c',
    motif: 'blades',
    ground: 'spires',
    dust: 'embers',
    mantles: ['spiked', 'plated', 'laced'],
  },
  {
    deep: '#04181a',
    mid: '#1d7463',
    far: '#0f4e74',
    glow: '#c9ffd8',
    lit: '#fffdf0',
    body: '#eadba2',
    dark: '#6b6a34',
    rim: '#d98f52',
    motif: 'disc',
    ground: 'peaks',
    dust: 'leaves',
    mantles: ['feathered', 'toothed', 'carved'],
  },
  {
    deep: '#031428',
    mid: '#0f8fa6',
    far: '#15449a',
    glow: '#a8ecff',
    lit: '#ffffff',
    body: '#a9dcf2',
    dark: '#235b96',
    rim: '#8f7bff',
    motif: 'petals',
    ground: 'waves',
    dust: 'sparks',
    mantles: ['maned', 'finned', 'shelled'],
  },
  {
    deep: '#140822',
    mid: '#9a3486',
    far: '#40207e',
    glow: '#ffc4ee',
    lit: '#fff8f2',
    body: '#f8cdb8',
    dark: '#9c4a70',
    rim: '#7d6bff',
    motif: 'star',
    ground: 'peaks',
    dust: 'petals',
    mantles: ['cloaked', 'coated', 'quilted'],
  },
]

/** 1 fire, 2 ice, 3 wind, 4 light, 5 dark. */
export const SKILL_PALETTES: readonly Palette[] = [
  {
    deep: '#190402',
    mid: '#b03a0c',
    far: '#6a1238',
    glow: '#ffd072',
    lit: '#fff7cf',
    body: '#ffac42',
    dark: '#a52c0b',
    rim: '#ff4d7a',
    motif: 'flames',
    ground: 'spires',
    dust: 'embers',
  },
  {
    deep: '#031427',
    mid: '#2b86bd',
    far: '#3a3a9e',
    glow: '#d3f7ff',
    lit: '#ffffff',
    body: '#b4e4f7',
    dark: '#2c6fa6',
    rim: '#a58bff',
    motif: 'crystal',
    ground: 'peaks',
    dust: 'snow',
  },
  {
    deep: '#03191a',
    mid: '#1f8f7b',
    far: '#12548a',
    glow: '#cfffe9',
    lit: '#fffff2',
    body: '#d9e8a6',
    dark: '#3f7d4c',
    rim: '#e2a458',
    motif: 'swirls',
    ground: 'clouds',
    dust: 'leaves',
  },
  {
    deep: '#150a1e',
    mid: '#a3702a',
    far: '#6b2f63',
    glow: '#fff6c2',
    lit: '#ffffff',
    body: '#ffe08a',
    dark: '#a8721c',
    rim: '#ff8fb8',
    motif: 'rays',
    ground: 'clouds',
    dust: 'sparks',
  },
  {
    deep: '#07040f',
    mid: '#43247d',
    far: '#0f5466',
    glow: '#c3a2ff',
    lit: '#ffffff',
    body: '#cdb9f2',
    dark: '#5a2f9a',
    rim: '#3fd0e6',
    motif: 'moon',
    ground: 'spires',
    dust: 'embers',
  },
]

/** The metal of the frame, by band of grades: light and dark. */
export const METALS: ReadonlyArray<readonly [string, string]> = [
  ['#c3bdd3', '#5d5674'],
  ['#7fdcb0', '#24644f'],
  ['#9fccff', '#264e8a'],
  ['#d0a4ff', '#5c2a9c'],
  ['#ffe3a0', '#8d5a1a'],
]
