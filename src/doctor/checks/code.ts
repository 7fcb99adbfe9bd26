import { shortAddress } from '../../domain/address'
import { type Check, type Finding, unknown } from '../finding'

/** EIP-7702: a delegated account's code is this prefix and the address it delegates to. */
const DELEGATED = /^0xef0100([0-9a-f]{40})$/i

/** Checks whether somebody else's code runs in the account's name. */
export const code: Check = {
  name: 'code',
  limitMs: 30_000,
  async run(_, shared): Promise<Finding> {
    const address = await shared.account()
    if (!address) return unknown('doctor.noAccount')
    const answer = await shared.askNodes('eth_getCode', [address, 'latest'])
    if (typeof answer !== 'string' || !/^0x[0-9a-f]*$/i.test(answer)) return unknown('doctor.nodesSilent')
    const account = shortAddress(address)
    if (answer === '0x') return { state: 'ok', found: [['doctor.code_none', { account }]], facts: { code: 'none' } }
    const target = DELEGATED.exec(answer)?.[1]
    if (!target) {
      return {
        state: 'look',
        found: [['doctor.code_contract', { account }]],
        advice: ['doctor.code_login'],
        facts: { code: 'contract', bytes: answer.length / 2 - 1 },
      }
    }
    const contract = shortAddress(`0x${target}`)
    return {
      state: 'look',
      found: [['doctor.code_delegated', { account, contract }]],
      advice: ['doctor.code_revoke'],
      facts: { code: 'EIP-7702', delegate: `0x${target}` },
    }
  },
}
