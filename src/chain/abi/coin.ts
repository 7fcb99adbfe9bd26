import { account, flag, uint, view } from './parts'

const spender = { name: 'spender', type: 'address' } as const

/** What the app uses of a payment coin, an ERC-20. */
export const coinAbi = [
  view('balanceOf', '0x70a08231', [account], [uint]),
  view('allowance', '0xdd62ed3e', [{ name: 'owner', type: 'address' }, spender], [uint]),
  view('decimals', '0x313ce567', [], [{ name: '', type: 'uint8' }]),
  view('symbol', '0x95d89b41', [], [{ name: '', type: 'string' }]),
  {
    type: 'function',
    name: 'approve',
    selector: '0x095ea7b3',
    stateMutability: 'nonpayable',
    inputs: [spender, { name: 'value', type: 'uint256' }],
    outputs: [flag],
  },
] as const
