import { type Address, isAddress } from '../../domain/address'
import { PATTERNS } from '../../domain/limits'
import type { User } from '../../domain/player'
import { type KnownPlayer, keptPlayer, knownPlayer } from '../../state/knownPlayer'
import { token } from '../../state/session'
import { readItem, writeItem } from '../../storage/settings'
import { isChainSigned } from '../wallet/isChainSigned'

/** Whether storage still is this page's: another tab may have logged in as somebody else since. */
const isOwnStorage = (): boolean => token.value !== null && readItem('token') === token.value

/** Keeps whose the token is beside it, so that the next visit knows before the provider answers. */
export function keepPlayer({ userid, address }: User): void {
  if (isOwnStorage()) writeItem('player', `${userid} ${address}`)
}

/** Takes what is kept beside the token for whose it is; what is damaged counts as nothing. */
export function recallPlayer(): void {
  keptPlayer.value = isOwnStorage() ? toPlayer(readItem('player') ?? '') : null
}

function toPlayer(kept: string): KnownPlayer | null {
  const [userid = '', address = '', ...more] = kept.split(' ')
  const isWhole = PATTERNS.id.test(userid) && (address === '' || isAddress(address)) && more.length === 0
  return isWhole ? { userid, address: address as Address | '' } : null
}

/**
 * Whether what belongs to this player and account is of whoever is logged in. Until that is known, the account that
 * signed the login is the sign.
 */
export function isOfLogin(owner: { userid: string; account: Address; chainId: number }): boolean {
  const player = knownPlayer.value
  return player ? owner.userid === player.userid : token.value !== null && isChainSigned(owner)
}
