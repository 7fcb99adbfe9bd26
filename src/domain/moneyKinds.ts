/** The money actions: those with a chain step, and `claim`, which the provider carries out alone. Spec 4. */
export const MONEY_KINDS = [
  'sell',
  'cancel',
  'buy',
  'deposit',
  'claim',
  'mint',
  'hatch',
  'auctionStart',
  'bid',
  'priceChange',
  'takeOff',
  'auctionWithdraw',
  'payout',
  'activateAccount',
  'activateAsset',
  'topUp',
] as const
export type MoneyKind = (typeof MONEY_KINDS)[number]
