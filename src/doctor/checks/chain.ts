import { config } from '../../config'
import { toChainId } from '../../wallet/toChainId'
import { type Check, unknown } from '../finding'

/** Checks which network the wallet is on, in whatever shape it reports it. */
export const chain: Check = {
  name: 'chain',
  limitMs: 17_000,
  async run(_, shared) {
    if (!(await shared.wallet())) return unknown('doctor.noWallet')
    const raw = await shared.ask('eth_chainId')
    const id = toChainId(raw) ?? toChainId(await shared.ask('net_version'))
    const facts = { raw: shapeOf(raw), id, wanted: config.chainId }
    const named = { chain: config.chainName }
    if (id === null) {
      return {
        state: 'unknown',
        found: [['doctor.chain_unknown']],
        advice: ['doctor.chain_lookYourself', named],
        facts,
      }
    }
    if (id === config.chainId) return { state: 'ok', found: [['doctor.chain_right', named]], facts }
    return {
      state: 'bad',
      found: [['doctor.chain_wrong', { chain: config.chainName, found: id, wanted: config.chainId }]],
      advice: ['doctor.chain_switch', named],
      facts,
    }
  },
}

/** The type of the answer, and the answer itself if it looks like a chain id. */
function shapeOf(raw: unknown): string {
  const text = String(raw)
  const isPlain = /^(eip155:)?(0x)?[0-9a-f]{1,8}$/i.test(text)
  return raw === null || raw === undefined ? 'nothing' : `${typeof raw} ${isPlain ? text : 'odd'}`
}
