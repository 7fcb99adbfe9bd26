/**
 * The end-to-end files of `npm test`, and what each protects; `npm run test:full` plays all the others. They are dealt
 * to two lanes in turn, so neighbours should take about as long.
 */
export const CORE: Readonly<Record<string, string>> = {
  '001-login.test.ts': 'login by wallet and by password, and coming back',
  '002-market.test.ts': 'the market, its filters and pages',
  '101-trade.test.ts': 'sale, purchase, price, mint and transfer',
  '102-auction.test.ts': 'auction, bids and what they pay',
  '004-accessibility.test.ts': 'names, contrast and touch targets',
  '004-keyboard.test.ts': 'everything without a pointer',
  '004-keyboardMoney.test.ts': 'money without a pointer',
  '210-topUp.test.ts': 'coins brought into the game',
  '241-declinedSale.test.ts': 'an action declined in the wallet',
  '300-killPoint.test.ts': 'the page dies in the middle of an action',
  '313-nodes.test.ts': 'nodes that disagree, lag or stay silent',
  '311-recovery.test.ts': 'the game and the chain differ',
}

/** The end-to-end files of a folder that are not in the core. */
export const restOf = (names: readonly string[]): string[] =>
  names.filter((name) => name.endsWith('.test.ts') && !(name in CORE)).sort()
