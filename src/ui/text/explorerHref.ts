import { config } from '../../config'
import { toLink } from '../../domain/link'

/** A transaction's page in the block explorer; null without an explorer, or without a hash yet. */
export const explorerHref = (hash: string | null | undefined): string | null =>
  hash && config.explorer ? toLink(`${config.explorer}/tx/${hash}`) : null
