import { lightAt } from './islands'

/** The eyes of one face: the left one's place, the right one's, how far down they are, and their radius. */
type Gaze = readonly [left: number, right: number, y: number, radius: number]

/** Where eyes look out of a helm, a mask or a face whose outline has no lit eyes, or lights what is none. */
const GAZES: Readonly<Record<string, Gaze>> = {
  barbute: [191, 328, 243, 13],
  'black-knight-helm': [206, 314, 211, 11],
  'brutal-helm': [196, 316, 300, 11],
  'centurion-helmet': [224, 286, 364, 10],
  cleopatra: [192, 317, 272, 9],
  'cracked-helm': [192, 318, 241, 12],
  'cracked-mask': [136, 371, 263, 16],
  'crested-helmet': [192, 312, 299, 12],
  'curly-mask': [178, 341, 277, 12],
  'devil-mask': [172, 342, 273, 9],
  'dread-skull': [146, 364, 268, 14],
  'duality-mask': [168, 353, 173, 15],
  'dwarf-face': [212, 298, 284, 8],
  'dwarf-helmet': [182, 330, 284, 11],
  'elephant-head': [195, 317, 176, 9],
  'elf-helmet': [190, 322, 297, 11],
  'female-vampire': [199, 313, 271, 9],
  'frog-mouth-helm': [198, 314, 153, 9],
  'goblin-head': [190, 330, 195, 9],
  'golem-head': [167, 342, 300, 10],
  'heavy-helm': [197, 316, 304, 11],
  hood: [192, 324, 298, 14],
  'horned-helm': [190, 308, 316, 12],
  'invisible-face': [181, 333, 253, 14],
  'iron-mask': [184, 328, 266, 12],
  'kenku-head': [172, 348, 231, 11],
  'light-helm': [202, 310, 274, 11],
  'lynx-head': [204, 310, 257, 9],
  'mecha-head': [202, 310, 258, 11],
  'mecha-mask': [172, 338, 222, 11],
  'medusa-head': [237, 295, 284, 7],
  'mummy-head': [200, 306, 239, 10],
  'ninja-head': [191, 359, 227, 12],
  'ninja-mask': [177, 330, 263, 13],
  ogre: [203, 309, 262, 9],
  'old-king': [209, 303, 187, 10],
  oni: [216, 305, 312, 8],
  'orc-head': [186, 330, 263, 9],
  'overlord-helm': [216, 298, 294, 9],
  'pig-face': [198, 306, 244, 9],
  'rabbit-head': [207, 305, 331, 12],
  'robber-mask': [205, 309, 242, 13],
  'robot-helmet': [172, 342, 206, 14],
  'samurai-helmet': [212, 300, 284, 9],
  'skull-mask': [179, 325, 247, 14],
  'totem-head': [155, 359, 157, 14],
  'totem-mask': [198, 316, 224, 13],
  'tribal-mask': [161, 353, 164, 16],
  'visored-helm': [196, 316, 236, 10],
  'warlock-hood': [208, 312, 282, 11],
  'warlord-helmet': [210, 315, 312, 11],
  'witch-face': [261, 367, 264, 8],
  'wizard-face': [186, 297, 264, 9],
  'woman-elf-face': [202, 312, 196, 8],
}

/** Both eyes of an icon's face, as path data; empty when its outline has its own. */
export function gazeOf(icon: string): string {
  const gaze = GAZES[icon]
  if (!gaze) return ''
  const [left, right, y, radius] = gaze
  return lightAt(left, y, radius) + lightAt(right, y, radius)
}
