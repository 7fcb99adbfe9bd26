import { type Bands, bands, bust, dragons, featherWings, flip, head, side, skinWings, stand } from './subject'

/** By skill: 1 fire, 2 ice, 3 wind, 4 light, 5 dark. A form has the horns, wings and colours of its skill. */
const FORMS_BY_BAND = dragons(
  ['skink', 'coil', 'runner', 'keeper'],
  ['strider', 'lindworm', 'sentinel', 'longneck'],
  ['wyvern', 'long', 'twinmaw'],
  ['soarer', 'hydra', 'amphithere'],
  ['sovereign', 'elder'],
)
/** Every second skill looks the other way, so that no two neighbours are alike. */
export const DRAGONS: readonly Bands[] = [1, 2, 3, 4, 5].map((skill) =>
  skill % 2 ? FORMS_BY_BAND : flip(FORMS_BY_BAND),
)

/** By camp: animals of the sky, of war, of old times, of the water, of the hearth and the moonlit wood. */
export const PETS: readonly Bands[] = [
  bands(
    ['hummingbird', 'dove', stand('sparrow'), 'falcon-moon'],
    [stand('swan'), stand('barn-owl'), side('parrot-head'), stand('flamingo')],
    ['eagle-head', stand('egyptian-bird'), stand('heron')],
    ['hawk-emblem', side('unicorn'), 'crow-dive'],
    ['pegasus', 'eagle-emblem'],
  ),
  bands(
    [stand('boar'), stand('scorpion'), 'wasp-sting', stand('spider-alt')],
    ['mandrill-head', 'wolf-head', stand('rooster'), stand('labrador-head')],
    [stand('polar-bear'), stand('gargoyle'), stand('bison')],
    ['saber-toothed-cat-head', 'tiger-head', 'evil-bat'],
    ['lion', stand('griffin-symbol')],
  ),
  bands(
    ['gecko', stand('frog'), stand('spiked-snail'), stand('ant')],
    [stand('tortoise'), stand('snake'), stand('chameleon-glyph'), stand('ammonite')],
    [stand('scarab-beetle'), 'ram-profile', stand('mammoth')],
    [side('triceratops-head'), 'elephant-head', stand('parasaurolophus')],
    ['pterodactylus', stand('rattlesnake')],
  ),
  bands(
    ['seahorse', 'tropical-fish', stand('crab'), stand('shrimp')],
    ['jellyfish', 'manta-ray', stand('penguin'), 'squid-head'],
    ['dolphin', 'octopus', 'sea-turtle'],
    ['plesiosaurus', 'shark-jaws', 'angler-fish'],
    [stand('giant-squid'), bust('sea-serpent')],
  ),
  bands(
    [stand('cat'), stand('rabbit'), stand('beaver'), 'monkey'],
    [stand('squirrel'), stand('deer'), 'raccoon-head', stand('porcupine')],
    [stand('fox'), 'horse-head', stand('owl')],
    [stand('raven'), 'badger', 'panda'],
    ['fox-head', 'stag-head'],
  ),
]

/**
 * Each camp has its own people: 1 heavenly god, 2 war god, 3 ancestor god, 4 holy beast, 5 human god. Heads, helms and
 * masks only: a whole figure of this size is a pictogram.
 */
export const HEROES: readonly Bands[] = [
  bands(
    [
      head('curly-mask'),
      head('iron-mask'),
      head('light-helm'),
      head('barbute'),
      head('architect-mask'),
      head('robot-helmet'),
      head('mecha-mask'),
    ],
    [head('elf-helmet'), head('heavy-helm'), head('cracked-helm'), head('closed-barbute')],
    [head('horus'), head('woman-elf-face'), head('kenku-head'), head('mecha-head'), head('eagle-head')],
    [head('frog-mouth-helm'), head('duality-mask'), head('third-eye')],
    [featherWings(head('lightning-mask')), featherWings(head('bird-mask'))],
  ),
  bands(
    [
      head('viking-helmet'),
      head('dwarf-helmet'),
      head('centurion-helmet'),
      head('barbute'),
      head('horned-helm'),
      head('ogre'),
      head('visored-helm'),
    ],
    [head('viking-head'), head('orc-head'), head('brutal-helm'), head('ninja-head')],
    [head('samurai-helmet'), head('spartan-helmet'), head('oni'), head('skull-sabertooth'), head('animal-skull')],
    [head('warlord-helmet'), head('crested-helmet'), head('dread-skull')],
    [head('overlord-helm'), head('daemon-skull')],
  ),
  bands(
    [
      head('cracked-mask'),
      head('dwarf-face'),
      head('totem-head'),
      head('mummy-head'),
      head('golem-head'),
      head('pumpkin-mask'),
      head('death-skull'),
    ],
    [head('egyptian-profile'), head('wizard-face'), head('old-king'), head('skull-mask')],
    [head('cleopatra'), head('totem-mask'), head('metal-golem-head'), head('fanged-skull'), head('desert-skull')],
    [head('anubis'), head('ceremonial-mask'), 'rock-golem'],
    [head('crowned-skull'), head('tribal-mask')],
  ),
  bands(
    [
      head('fish-monster'),
      head('goblin-head'),
      head('hyena-head'),
      head('bear-face'),
      head('pig-face'),
      head('walrus-head'),
      head('rabbit-head'),
    ],
    [head('triton-head'), head('lynx-head'), head('devil-mask'), head('imp-laugh')],
    [head('medusa-head'), side('unicorn'), head('mandrill-head'), head('elephant-head'), head('ram-profile')],
    [head('diablo-skull'), head('tentacles-skull'), head('fox-head')],
    [head('horned-reptile'), featherWings(head('tiger-head'))],
  ),
  bands(
    [
      head('cowled'),
      head('warlock-hood'),
      head('executioner-hood'),
      head('pirate-captain'),
      head('ninja-mask'),
      head('robber-mask'),
      head('cracked-helm'),
    ],
    [head('hood'), head('plague-doctor-profile'), head('closed-barbute'), head('visored-helm')],
    [head('black-knight-helm'), head('female-vampire'), head('elf-helmet'), head('heavy-helm'), head('invisible-face')],
    [head('samurai-helmet'), head('witch-face'), head('woman-elf-face')],
    [head('vampire-dracula'), skinWings(head('horned-skull'))],
  ),
]
