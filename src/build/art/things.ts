import { type Bands, bands, bust } from './subject'

/** By camp: of wings and sun, of war, of stone and ancestors, of the sea, of people. */
export const EQUIPMENT: readonly Bands[] = [
  bands(
    ['shining-sword', 'high-shot', 'winged-arrow', 'elf-helmet'],
    ['winged-scepter', 'bordered-shield', 'wizard-staff', 'lightning-bow'],
    ['sun-spear', 'griffin-shield', 'wing-cloak'],
    ['thunder-blade', 'winged-shield', 'zeus-sword'],
    ['winged-sword', 'winged-emblem'],
  ),
  bands(
    ['broadsword', 'flanged-mace', 'spiked-mace', 'gauntlet'],
    ['battle-axe', 'viking-shield', 'halberd', 'spiked-shield'],
    ['flaming-trident', 'visored-helm', 'crossed-swords'],
    ['war-axe', 'breastplate', 'fire-shield'],
    ['dervish-swords', 'horned-helm'],
  ),
  bands(
    ['stone-axe', 'primitive-necklace', 'wood-club', 'bone-mace'],
    ['stone-spear', 'tribal-shield', 'spear-feather', 'pan-flute'],
    ['relic-blade', 'tribal-pendant', 'ankh'],
    ['ancient-sword', 'skull-staff', 'warhammer'],
    ['laurel-crown', 'sword-in-stone'],
  ),
  bands(
    ['trident', 'round-shield', 'harpoon-chain', 'pocket-bow'],
    ['harpoon-trident', 'shieldcomb', 'ice-spear', 'scale-mail'],
    ['magic-trident', 'trident-shield', 'pearl-necklace'],
    ['crescent-staff', 'ice-shield', 'croc-sword'],
    ['frozen-ring', 'dragon-shield'],
  ),
  bands(
    ['katana', 'handheld-fan', 'plain-dagger', 'lantern-flame'],
    ['quiver', 'samurai-helmet', 'crossbow', 'glaive'],
    ['rune-sword', 'spell-book', 'gem-necklace'],
    ['lunar-wand', 'queen-crown', 'intricate-necklace'],
    ['sword-array', 'jewel-crown'],
  ),
]

/** By camp: stones of the sky, of fire, of the earth, of the deep, and stones cut by people. */
export const STONES: readonly Bands[] = [
  bands(
    ['ore', 'crystal-bars', 'round-star', 'moon'],
    ['polar-star', 'cut-diamond', 'north-star-shuriken', 'moon-orbit'],
    ['saphir', 'prism', 'floating-crystal'],
    ['heraldic-sun', 'star-swirl', 'crystal-shine'],
    ['star-prominences', 'beveled-star'],
  ),
  bands(
    ['rock', 'fragmented-meteor', 'evil-comet', 'fluffy-flame'],
    ['fire-gem', 'burning-meteor', 'fireball', 'lightning-flame'],
    ['barbed-star', 'comet-spark', 'flame-spin'],
    ['unstable-orb', 'fire-iris', 'fire-ring'],
    ['explosion-rays', 'barbed-sun'],
  ),
  bands(
    ['stone-pile', 'stone-sphere', 'stone-tablet', 'stone-block'],
    ['rune-stone', 'stone-stack', 'stone-wheel', 'amber-mosquito'],
    ['emerald', 'minerals', 'triorb'],
    ['crystal-eye', 'aztec-calendar-sun', 'crystal-shrine'],
    ['star-altar', 'concentration-orb'],
  ),
  bands(
    ['sea-star', 'coral', 'spiral-shell', 'nautilus-shell'],
    ['oyster-pearl', 'gold-shell', 'triple-shells', 'turtle-shell'],
    ['snowflake-1', 'ice-cube', 'double-ringed-orb'],
    ['frozen-orb', 'crystalize', 'frostfire'],
    ['crystal-ball', 'snowflake-2'],
  ),
  bands(
    ['gems', bust('crystal-growth'), 'crystal-earrings', 'checkered-diamond'],
    ['mineral-heart', 'gem-pendant', 'crystal-wand', 'emerald-necklace'],
    ['rupee', 'big-diamond-ring', 'gem-chain'],
    ['mineral-pearls', 'saphir', 'ringed-planet'],
    ['kaleidoscope-pearls', 'moebius-star'],
  ),
]
