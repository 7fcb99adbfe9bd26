import { type Address, isAddress } from '../../domain/address'
import { PATTERNS } from '../../domain/limits'
import type { User } from '../../domain/player'
import { type KnownPlayer, keptPlayer, knownPlayer } from '../../state/knownPlayer'
import { token } from '../../state/session'
import { readItem, writeItem } from '../../storage/settings'
import { isChainSigned } from '../wallet/isChainSigned'

/** Whether storage still is this page's: another tab may have logged in as somebody else since. */
const isOwnStorage = (): boolean => token.value !== null && readItem('token') === token.value

/**
 * Keeps whose the token is, so that the next visit knows before the provider answers. Together with the token: a full
 * disk may have put it into another storage, where it outlives the token beside it.
 */
export function keepPlayer({ userid, address }: User): void {
  if (isOwnStorage()) writeItem('player', `${userid} ${address} ${token.value}`)
}

/** Takes what is kept for whose this token is; what is damaged, or of another token, counts as nothing. */
export function recallPlayer(): void {
  keptPlayer.value = isOwnStorage() ? toPlayer(readItem('player') ?? '') : null
}

function toPlayer(kept: string): KnownPlayer | null {
  // A token may have spaces in it.
  const [userid = '', address = '', ...rest] = kept.split(' ')
  const isOwn = PATTERNS.id.test(userid) && (address === '' || isAddress(address)) && rest.join(' ') === token.value
  return isOwn ? { userid, address: address as Address | '' } : null
}

/**
 * Whether what belongs to this player and account is of whoever is logged in. Until that is known, the account that
 * signed the login is the sign.
 */
export function isOfLogin(owner: { userid: string; account: Address; chainId: number }): boolean {
  const player = knownPlayer.value
  return player ? owner.userid === player.userid : token.value !== null && isChainSigned(owner)
}
