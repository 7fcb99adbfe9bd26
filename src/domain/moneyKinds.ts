/** Money actions with a chain step. Spec 4. */
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
