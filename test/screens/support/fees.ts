/** What the provider answers when asked for its fees, for tests. */
export const newFees = (change: object = {}) => ({
  sale_fee_bps: 250,
  withdraw: [{ coin: 'MDS', minimum: '20', fee: '1' }],
  deposit: [{ coin: 'MDS', minimum: '10' }],
  account_activation: '1',
  asset_activation: [],
  mint: [],
  next_withdraw_at: 0,
  ...change,
})
