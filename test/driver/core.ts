/**
 * The end-to-end files of `npm test`, and what each protects; `npm run test:full` runs all the others. They are dealt
 * in turn to three lanes, so that every third of them makes a lane that takes about as long as the others.
 */
export const CORE: Readonly<Record<string, string>> = {
  '006-journeys.test.ts': 'how many round trips a player waits for',
  '004-accessibility.test.ts': 'names, contrast and touch targets',
  '101-trade.test.ts': 'sale, purchase, price, mint and transfer',
  '241-declinedSale.test.ts': 'an action declined in the wallet',
  '002-market.test.ts': 'the market, its filters and pages',
  '001-login.test.ts': 'login by wallet and by password, and coming back',
  '300-killPoint.test.ts': 'the page dies in the middle of an action',
  '004-keyboard.test.ts': 'everything without a pointer',
}

/** The end-to-end files of a folder that are not in the core. */
export const restOf = (names: readonly string[]): string[] =>
  names.filter((name) => name.endsWith('.test.ts') && !(name in CORE)).sort()
