import { type Bands, bands, bust } from './subject'

/** By camp: of wings and sun, of war, of stone and ancestors, of the sea, of people. */
export const EQUIPMENT: readonly Bands[] = [
  bands(
    ['shining-sword', 'high-shot'],
    ['winged-scepter', 'bordered-shield'],
    ['sun-spear', 'griffin-shield', 'wing-cloak'],
    ['thunder-blade', 'winged-shield', 'zeus-sword'],
    ['winged-sword', 'imperial-crown'],
  ),
  bands(
    ['broadsword', 'flanged-mace'],
    ['battle-axe', 'viking-shield'],
    ['flaming-trident', 'visored-helm', 'crossed-swords'],
    ['war-axe', 'breastplate', 'fire-shield'],
    ['dervish-swords', 'horned-helm'],
  ),
  bands(
    ['stone-axe', 'primitive-necklace'],
    ['stone-spear', 'tribal-shield'],
    ['relic-blade', 'tribal-pendant', 'crook-flail'],
    ['ancient-sword', 'skull-staff', 'warhammer'],
    ['laurel-crown', 'sword-in-stone'],
  ),
  bands(
    ['trident', 'round-shield'],
    ['harpoon-trident', 'shieldcomb'],
    ['magic-trident', 'moon-claws', 'pearl-necklace'],
    ['crescent-staff', 'ice-shield', 'croc-sword'],
    ['frozen-ring', 'dragon-shield'],
  ),
  bands(
    ['katana', 'handheld-fan'],
    ['quiver', 'cloak'],
    ['rune-sword', 'spell-book', 'gem-necklace'],
    ['lunar-wand', 'queen-crown', 'intricate-necklace'],
    ['sword-array', 'jewel-crown'],
  ),
]

/** By camp: stones of the sky, of fire, of the earth, of the deep, and stones cut by people. */
export const STONES: readonly Bands[] = [
  bands(
    ['ore', 'crystal-bars'],
    ['polar-star', 'cut-diamond'],
    ['saphir', 'prism', 'floating-crystal'],
    ['heraldic-sun', 'star-swirl', 'crystal-shine'],
    ['star-prominences', 'beveled-star'],
  ),
  bands(
    ['rock', 'fragmented-meteor'],
    ['fire-gem', 'burning-meteor'],
    ['barbed-star', 'comet-spark', 'flame-spin'],
    ['unstable-orb', 'fire-iris', 'fire-ring'],
    ['explosion-rays', 'barbed-sun'],
  ),
  bands(
    ['stone-pile', 'stone-sphere'],
    ['rune-stone', 'stone-stack'],
    ['emerald', 'minerals', 'triorb'],
    ['crystal-eye', 'aztec-calendar-sun', 'crystal-shrine'],
    ['seven-pointed-star', 'concentration-orb'],
  ),
  bands(
    ['sea-star', 'coral'],
    ['oyster-pearl', 'icebergs'],
    ['snowflake-1', 'ice-cube', 'double-ringed-orb'],
    ['frozen-orb', 'crystalize', 'frostfire'],
    ['crystal-ball', 'snowflake-2'],
  ),
  bands(
    ['gems', bust('crystal-growth')],
    ['mineral-heart', 'gem-pendant'],
    ['rupee', 'crystal-cluster', 'gem-chain'],
    ['mineral-pearls', 'saphir', 'ringed-planet'],
    ['kaleidoscope-pearls', 'moebius-star'],
  ),
]
