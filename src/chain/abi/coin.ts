import { account, flag, uint, view } from './parts'

const spender = { name: 'spender', type: 'address' } as const

/** What the app uses of a payment coin, an ERC-20. */
export const coinAbi = [
  view('balanceOf', [account], [uint]),
  view('allowance', [{ name: 'owner', type: 'address' }, spender], [uint]),
  view('decimals', [], [{ name: '', type: 'uint8' }]),
  view('symbol', [], [{ name: '', type: 'string' }]),
  {
    type: 'function',
    name: 'approve',
    stateMutability: 'nonpayable',
    inputs: [spender, { name: 'value', type: 'uint256' }],
    outputs: [flag],
  },
] as const
