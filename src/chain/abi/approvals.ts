import { account, flag, uint, view, write } from './parts'

const operator = { name: 'operator', type: 'address' } as const

/** What is read and taken back of an ERC-721's approvals; no action of the game needs any of it. */
export const approvalsAbi = [
  view('balanceOf', '0x70a08231', [account], [uint]),
  view('isApprovedForAll', '0xe985e9c5', [{ name: 'owner', type: 'address' }, operator], [flag]),
  write('setApprovalForAll', '0xa22cb465', [operator, { name: 'approved', type: 'bool' }]),
] as const
