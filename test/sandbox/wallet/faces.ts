import type { Quirks, RejectFace } from './quirks'

/** The value a wallet throws for a person's "no". */
export function rejection(face: RejectFace): unknown {
  const faces: Record<RejectFace, unknown> = {
    code: { code: 4001, message: 'User rejected the request.' },
    codeText: { code: '4001', message: 'no' },
    walletConnect: { code: 5000, message: 'User disapproved requested methods' },
    ethers: { code: 'ACTION_REJECTED', message: 'action failed' },
    imToken: { errorCode: 1001, message: 'user_canceled' },
    text: new Error('Cancelled by User'),
    nested: { code: -32603, message: 'Internal JSON-RPC error.', data: { originalError: { code: 4001 } } },
    empty: {},
    null: null,
  }
  return faces[face]
}

/** A chain id in the shape this wallet answers with. */
export function shapedChainId(shape: Quirks['chainIdShape'], id: number): unknown {
  const shapes: Record<Quirks['chainIdShape'], unknown> = {
    hex: `0x${id.toString(16)}`,
    upper: `0X${id.toString(16).toUpperCase()}`,
    padded: `0x0${id.toString(16)}`,
    number: id,
    decimal: String(id),
    caip: `eip155:${id}`,
    undefined: undefined,
    nothing: undefined,
  }
  return shapes[shape]
}

/** What a wallet throws when asked to switch to a chain it does not know yet. */
export function switchRefusal(switching: Quirks['switching']): unknown {
  if (switching === '4902') return { code: 4902, message: 'Unrecognized chain ID. Try adding the chain first.' }
  if (switching === '32601') return { code: -32601, message: 'The method wallet_switchEthereumChain is not supported' }
  if (switching === 'text') return new Error('未添加该网络')
  return { code: -32603, message: 'Internal JSON-RPC error.', data: { originalError: { code: 4902 } } }
}
