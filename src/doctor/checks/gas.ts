import { shortAddress } from '../../domain/address'
import { type Check, type State, unknown, type Words } from '../finding'

/** Gas of a sale or purchase, including the fifth that the app adds. */
const USUAL_GAS = 300_000
const ENOUGH_FOR = 3
const WEI = 1e18

/** Six decimals; a smaller amount that is not zero does not look like zero. */
function bnb(wei: number): string {
  const text = (wei / WEI).toFixed(6).replace(/\.?0+$/, '')
  return text === '0' && wei > 0 ? '<0.000001' : text
}

/** Checks whether the account can pay for transactions. Doubles suffice: nothing is paid by these figures. */
export const gas: Check = {
  name: 'gas',
  limitMs: 30_000,
  async run(_, shared) {
    const account = await shared.account()
    if (!account) return unknown('doctor.noAccount')
    const [balance, price] = await Promise.all([
      shared.askNodes('eth_getBalance', [account, 'latest']),
      shared.askNodes('eth_gasPrice', []),
    ])
    const has = typeof balance === 'string' ? Number(balance) : Number.NaN
    const fee = typeof price === 'string' ? Number(price) * USUAL_GAS : Number.NaN
    if (!(has >= 0) || !(fee >= 0)) return unknown('doctor.nodesSilent')
    const slots = { account: shortAddress(account), balance: bnb(has), fee: bnb(fee) }
    const facts = { balance: slots.balance, fee: slots.fee }
    const state: State = has < fee || has === 0 ? 'bad' : has < fee * ENOUGH_FOR ? 'look' : 'ok'
    const key = state === 'bad' ? 'doctor.gas_none' : state === 'look' ? 'doctor.gas_little' : 'doctor.gas_enough'
    const advice: Words = ['doctor.gas_send']
    return state === 'ok' ? { state, found: [[key, slots]], facts } : { state, found: [[key, slots]], advice, facts }
  },
}
