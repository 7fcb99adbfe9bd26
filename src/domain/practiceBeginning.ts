import { AUCTION_SECONDS, type PracticeWorld } from './practice'
import { NO_TRADERS } from './practiceTraders'

export const OWN_HERO = 'ownHero'
export const OWN_DRAGON = 'ownDragon'
export const SOLD_HERO = 'soldHero'
export const PET = 'pet'
export const STONE = 'stone'

const UNIT = 10n ** 18n

const RESTING = { sale: null, lot: null, traders: NO_TRADERS }
const LOT = { deadline: AUCTION_SECONDS, trades: 0, isTakenOff: false }

/** The pretend market as practice begins, the same each time. */
export const BEGINNING: PracticeWorld = {
  now: 0,
  coins: {
    you: 1_000n * UNIT,
    mei: 1_000_000n * UNIT,
    bima: 1_000_000n * UNIT,
    sari: 1_000_000n * UNIT,
    copyright: 0n,
    fee: 0n,
    protocol: 0n,
  },
  gas: { you: 10n ** 16n, network: 0n },
  assets: [
    { ...RESTING, id: SOLD_HERO, holder: 'bima', sale: 60n * UNIT },
    { ...RESTING, id: OWN_HERO, holder: 'you' },
    { ...RESTING, id: OWN_DRAGON, holder: 'you' },
    { ...RESTING, id: PET, holder: 'sari', lot: { ...LOT, price: 100n * UNIT } },
    { ...RESTING, id: STONE, holder: 'sari', lot: { ...LOT, price: 40n * UNIT } },
  ],
}
