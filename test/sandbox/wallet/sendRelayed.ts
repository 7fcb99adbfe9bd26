import type { Request, TransactionRequest } from './world'

/** Has the sandbox's relayer send the player's call, as wallets that sell "fees in tokens" do; resolves to its hash. */
export const sendRelayed = (
  way: 'relayed4337' | 'relayed7702',
  { from, to, data, value }: TransactionRequest,
  rpc: Request,
): Promise<unknown> => rpc('sandbox_relay', [{ shape: way.slice(-4), from, to, data, value }])
