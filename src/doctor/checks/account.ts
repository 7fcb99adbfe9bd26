import { shortAddress } from '../../domain/address'
import { type Check, unknown } from '../finding'

/** Checks which account the wallet shows, and whether the player is logged in with it. */
export const account: Check = {
  name: 'account',
  limitMs: 20_000,
  async run(_, shared) {
    if (!(await shared.wallet())) return unknown('doctor.noWallet')
    const [linked, login] = await Promise.all([shared.account(), shared.login()])
    const address = login.is === 'in' ? login.address : ''
    const facts = { linked, login: address || login.is }
    if (!linked) return { state: 'look', found: [['doctor.account_none']], advice: ['doctor.account_unlock'], facts }
    const wallet = shortAddress(linked)
    if (login.is === 'ended') {
      return { state: 'look', found: [['doctor.account_ended', { wallet }]], advice: ['doctor.account_logIn'], facts }
    }
    if (login.is !== 'in') return { state: 'unknown', found: [['doctor.account_alone', { wallet }]], facts }
    if (!address) return { state: 'ok', found: [['doctor.account_password', { wallet }]], facts }
    if (address === linked) return { state: 'ok', found: [['doctor.account_same', { wallet }]], facts }
    const both = { wallet, login: shortAddress(address) }
    return { state: 'bad', found: [['doctor.account_other', both]], advice: ['doctor.account_choose', both], facts }
  },
}
