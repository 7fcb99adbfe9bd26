export type Subject = {
  /** Name in the icon set. */
  icon: string
  pose: Pose
}

/** `bust` is cut off below and stands behind the land; `side` is cut off at the left, too; `twin` is two around a pearl. */
export type Pose = 'whole' | 'bust' | 'side' | 'twin'

const pose =
  (pose: Pose) =>
  (icon: string): Subject => ({ icon, pose })
const [bust, side, twin] = [pose('bust'), pose('side'), pose('twin')]

/** Subjects of a kind, by band of grades: 2, 2, 3, 3 and 2 of them, the humbler ones first. */
type Bands = readonly (readonly Subject[])[]

const bands = (...names: ReadonlyArray<readonly (string | Subject)[]>): Bands =>
  names.map((band) => band.map((name) => (typeof name === 'string' ? pose('whole')(name) : name)))

const DRAGONS = bands(
  ['sea-dragon', 'dragon-spiral'],
  [bust('sea-serpent'), bust('drakkar-dragon')],
  [side('dragon-head'), side('double-dragon'), 'beast-eye'],
  [bust('spiked-dragon-head'), side('hydra'), twin('dragon-spiral')],
  ['wyvern', twin('sea-dragon')],
)

const PETS = bands(
  ['hummingbird', 'rabbit-head'],
  ['barn-owl', 'deer'],
  ['fox', 'wolf-head', 'eagle-head'],
  ['lion', 'saber-toothed-cat-head', side('unicorn')],
  ['griffin-symbol', 'pegasus'],
)

const EQUIPMENT = bands(
  ['broadsword', 'high-shot'],
  ['battle-axe', 'dragon-shield'],
  ['rune-sword', 'magic-trident', 'visored-helm'],
  ['thunder-blade', 'winged-shield', 'breastplate'],
  ['winged-sword', 'imperial-crown'],
)

const STONES = bands(
  ['ore', bust('crystal-growth')],
  ['rune-stone', 'saphir'],
  ['emerald', 'rupee', 'floating-crystal'],
  ['frozen-orb', 'unstable-orb', 'crystal-shine'],
  ['star-prominences', 'beveled-star'],
)

/** Every camp has its own people: 1 heavenly god, 2 war god, 3 ancestor god, 4 holy beast, 5 human god. */
const HEROES: readonly Bands[] = [
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
    ['warlord-helmet', 'mounted-knight', 'crested-helmet'],
    [bust('overlord-helm'), 'minotaur'],
  ),
  bands(
    ['hooded-figure', 'spartan'],
    [bust('egyptian-profile'), 'wizard-face'],
    [bust('cleopatra'), bust('horus'), 'golem-head'],
    [bust('anubis'), 'mounted-knight', bust('sun-priest')],
    [bust('throne-king'), 'ice-golem'],
  ),
  bands(
    ['bowman', 'hooded-assassin'],
    ['centaur', 'triton-head'],
    ['minotaur', 'lizardman', 'djinn'],
    [bust('anubis'), bust('horus'), 'ice-golem'],
    [bust('overlord-helm'), 'angel-outfit'],
  ),
  bands(
    ['hooded-assassin', 'archer'],
    [bust('ninja-heroic-stance'), 'crested-helmet'],
    ['black-knight-helm', bust('female-vampire'), bust('elf-helmet')],
    [bust('samurai-helmet'), 'witch-face', bust('woman-elf-face')],
    [bust('overlord-helm'), bust('angel-wings')],
  ),
]

export type ArtKind = 'dragon' | 'hero' | 'equip' | 'pet' | 'lingshi'

/** The subjects of one kind and element (1 to 5), by band. */
export function subjectsOf(kind: ArtKind, element: number): Bands {
  if (kind === 'hero') return HEROES[element - 1] ?? []
  return { dragon: DRAGONS, pet: PETS, equip: EQUIPMENT, lingshi: STONES }[kind]
}
