import { type SignedChain, signedChain, toStored } from '../../state/signedChain'
import { readItem } from '../../storage/settings'

/** Whether this account logged in by a signed message that named this chain. */
export function isChainSigned({ account, chainId }: SignedChain): boolean {
  const { value } = signedChain
  const kept = value ? toStored(value) : readItem('signedChain')
  return kept === toStored({ account, chainId })
}
