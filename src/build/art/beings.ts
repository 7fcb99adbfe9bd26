import { type Bands, bands, bust, flip, side, twin } from './subject'

/**
 * By skill: 1 fire, 2 ice, 3 wind, 4 light, 5 dark. No two skills show the same beast in the same band and direction.
 */
export const DRAGONS: readonly Bands[] = [
  bands(
    ['salamander', 'sea-dragon'],
    [bust('sea-serpent'), bust('drakkar-dragon')],
    [side('dragon-head'), side('double-dragon'), 'beast-eye'],
    [bust('spiked-dragon-head'), side('hydra'), twin('dragon-spiral')],
    ['wyvern', twin('sea-dragon')],
  ),
  flip(
    bands(
      ['dragon-spiral', 'sea-dragon'],
      [bust('drakkar-dragon'), bust('sea-serpent')],
      [side('double-dragon'), bust('spiked-dragon-head'), 'beast-eye'],
      [side('hydra'), twin('drakkar-dragon'), side('dragon-head')],
      [twin('sea-serpent'), 'wyvern'],
    ),
  ),
  bands(
    ['gecko', 'dragon-spiral'],
    ['sea-serpent', bust('drakkar-dragon')],
    [bust('spiked-dragon-head'), 'beast-eye', side('hydra')],
    [twin('sea-serpent'), side('dragon-head'), side('double-dragon')],
    [twin('dragon-head'), 'wyvern'],
  ),
  flip(
    bands(
      ['sea-dragon', 'dragon-spiral'],
      ['sea-serpent', bust('drakkar-dragon')],
      [side('dragon-head'), side('hydra'), 'beast-eye'],
      [twin('dragon-spiral'), side('double-dragon'), bust('spiked-dragon-head')],
      [twin('wyvern'), twin('sea-dragon')],
    ),
  ),
  bands(
    ['dragon-spiral', 'gecko'],
    [bust('drakkar-dragon'), 'sea-serpent'],
    ['beast-eye', side('hydra'), bust('spiked-dragon-head')],
    [side('dragon-head'), twin('spiked-dragon-head'), side('double-dragon')],
    ['wyvern', twin('dragon-head')],
  ),
]

/** By camp: animals of the sky, of war, of old times, of the water, of the hearth and the moonlit wood. */
export const PETS: readonly Bands[] = [
  bands(
    ['hummingbird', 'dove'],
    ['swan', 'barn-owl'],
    ['eagle-head', 'egyptian-bird', 'falcon-moon'],
    ['hawk-emblem', side('unicorn'), 'crow-dive'],
    ['pegasus', 'eagle-emblem'],
  ),
  bands(
    ['boar', 'scorpion'],
    ['hound', 'wolf-head'],
    ['bear-head', 'charging-bull', 'rhinoceros-horn'],
    ['saber-toothed-cat-head', 'tiger-head', 'evil-bat'],
    ['lion', 'griffin-symbol'],
  ),
  bands(
    ['gecko', 'frog'],
    ['tortoise', 'snake'],
    ['scarab-beetle', 'ram-profile', 'mammoth'],
    ['triceratops-head', 'elephant-head', 'croc-jaws'],
    ['snake-totem', 'dinosaur-rex'],
  ),
  bands(
    ['seahorse', 'circling-fish'],
    ['jellyfish', 'manta-ray'],
    ['dolphin', 'octopus', 'sea-turtle'],
    ['whale-tail', 'shark-jaws', 'angler-fish'],
    ['giant-squid', bust('sea-serpent')],
  ),
  bands(
    ['cat', 'rabbit'],
    ['squirrel', 'deer'],
    ['fox', 'horse-head', 'owl'],
    ['raven', 'wolf-howl', 'panda'],
    ['fox-head', 'stag-head'],
  ),
]

/** Each camp has its own people: 1 heavenly god, 2 war god, 3 ancestor god, 4 holy beast, 5 human god. */
export const HEROES: readonly Bands[] = [
  bands(
    ['archer', 'robe'],
    ['swordwoman', bust('elf-helmet')],
    [bust('horus'), bust('woman-elf-face'), 'meditation'],
    [bust('sun-priest'), 'mounted-knight', 'third-eye'],
    [bust('angel-wings'), bust('throne-king')],
  ),
  bands(
    ['swordman', 'pikeman'],
    ['spartan', 'viking-head'],
    [bust('samurai-helmet'), 'spartan-helmet', bust('ninja-heroic-stance')],
    ['warlord-helmet', 'cloaked-figure-on-horseback', 'crested-helmet'],
    [bust('overlord-helm'), 'minotaur'],
  ),
  bands(
    ['hooded-figure', 'robe'],
    [bust('egyptian-profile'), 'wizard-face'],
    [bust('cleopatra'), 'totem-mask', 'golem-head'],
    [bust('anubis'), 'ceremonial-mask', 'rock-golem'],
    [bust('throne-king'), 'tribal-mask'],
  ),
  bands(
    ['bowman', 'fish-monster'],
    ['centaur', 'triton-head'],
    ['minotaur', 'lizardman', 'medusa-head'],
    ['werewolf', bust('horus'), 'ice-golem'],
    ['djinn', 'angel-outfit'],
  ),
  bands(
    ['hooded-assassin', 'archer'],
    [bust('ninja-heroic-stance'), 'cowled'],
    ['black-knight-helm', bust('female-vampire'), bust('elf-helmet')],
    [bust('samurai-helmet'), 'witch-face', bust('woman-elf-face')],
    [bust('overlord-helm'), bust('angel-wings')],
  ),
]
