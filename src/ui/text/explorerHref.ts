import { config } from '../../config'
import { toLink } from '../../domain/link'

const pageOf = (kind: 'tx' | 'address', value: string | null | undefined): string | null =>
  value && config.explorer ? toLink(`${config.explorer}/${kind}/${value}`) : null

/** A transaction's page in the block explorer; null without an explorer, or without a hash yet. */
export const explorerHref = (hash: string | null | undefined): string | null => pageOf('tx', hash)

/** An account's page there; null without an explorer or an address. */
export const accountHref = (address: string): string | null => pageOf('address', address)
