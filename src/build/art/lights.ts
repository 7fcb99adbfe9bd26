import { gazeOf } from './gazes'
import { lightAt } from './islands'

type Light = readonly [x: number, y: number, radius: number]

/** Eyes that the outline of an animal leaves out, or has as islands of their own. */
const LIGHTS: Readonly<Record<string, readonly Light[]>> = {
  ammonite: [
    [315, 287, 15],
    [392, 287, 13],
  ],
  ant: [
    [230, 126, 8],
    [274, 126, 8],
  ],
  badger: [
    [153, 279, 14],
    [342, 279, 14],
  ],
  'barn-owl': [
    [136, 90, 12],
    [184, 90, 12],
  ],
  crab: [
    [255, 241, 14],
    [337, 236, 14],
  ],
  'crow-dive': [[358, 340, 11]],
  deer: [[370, 134, 8]],
  'evil-bat': [
    [238, 128, 7],
    [263, 128, 7],
  ],
  'falcon-moon': [[324, 190, 9]],
  flamingo: [[419, 41, 9]],
  'fox-head': [
    [200, 300, 12],
    [288, 300, 12],
  ],
  frog: [
    [137, 110, 15],
    [362, 110, 15],
  ],
  gargoyle: [
    [235, 143, 9],
    [277, 143, 9],
  ],
  gecko: [
    [378, 34, 9],
    [425, 46, 9],
  ],
  'giant-squid': [
    [203, 288, 15],
    [304, 288, 15],
  ],
  heron: [[337, 72, 10]],
  horus: [[354, 121, 12]],
  'mandrill-head': [
    [214, 192, 10],
    [285, 192, 10],
  ],
  'parrot-head': [[225, 167, 22]],
  penguin: [[290, 60, 9]],
  'pirate-captain': [
    [240, 133, 7],
    [271, 133, 7],
    [312, 324, 9],
  ],
  'plague-doctor-profile': [[257, 228, 12]],
  plesiosaurus: [[427, 50, 9]],
  pterodactylus: [[340, 126, 8]],
  'raccoon-head': [
    [186, 266, 15],
    [318, 266, 15],
  ],
  'scarab-beetle': [
    [219, 50, 10],
    [282, 50, 10],
  ],
  'shark-jaws': [
    [184, 148, 11],
    [320, 148, 11],
  ],
  shrimp: [[216, 120, 16]],
  'spartan-helmet': [[330, 323, 12]],
  'spider-alt': [
    [230, 378, 13],
    [271, 378, 13],
  ],
  'squid-head': [
    [208, 178, 14],
    [301, 178, 14],
  ],
  'stag-head': [
    [208, 290, 10],
    [296, 290, 10],
  ],
  'triceratops-head': [[252, 320, 14]],
  'viking-head': [[345, 310, 9]],
  'tropical-fish': [[370, 228, 15]],
}

/** The lit eyes of an icon, as path data; empty when its outline has them. */
export const lightsOf = (icon: string): string =>
  gazeOf(icon) + (LIGHTS[icon] ?? []).map(([x, y, radius]) => lightAt(x, y, radius)).join('')
